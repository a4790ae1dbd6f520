import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo, newestToken } from '../../test/mailbox.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';
import { MailEntity } from '../mail/mail.entity.js';
import { DigestItemEntity } from '../notices/digest-item.entity.js';
import { EnquiryEntity } from './enquiry.entity.js';
import { enquiryPanelPath } from './enquiry-letters.js';

const names = { firstName: 'Ada', lastName: 'Kwon' };

describe.each(databases)('answering enquiries on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let made = 0;
  beforeAll(async () => {
    application = await startApplication(database, { ENQUIRY_DAYS: '60' });
    admin = await application.administrator();
    const daily = await application.member('owner');
    await daily.put('/api/admin/notices', { notices: 'daily' }).expect(200);
  });
  afterAll(() => application.close());

  async function enquire(again?: { email: string }): Promise<{ id: string; email: string }> {
    made += 1;
    const email = again?.email ?? `asker-${made}@example.com`;
    const service = 'Audio Production';
    const message = 'We start in spring.\nCan you?';
    const form = { name: 'Ada Kwon', email, service, message };
    return (await application.visitor().post('/api/contact', form).expect(201)).body;
  }
  const pathOf = ({ id }: { id: string }) => `/api/admin/enquiries/${id}`;
  const read = async (enquiry: { id: string }): Promise<Enquiry> =>
    (await admin.get(pathOf(enquiry)).expect(200)).body;
  /** How many immediate mails, and lines of the next digest, are about an enquiry. */
  async function noticesOf(enquiry: { id: string }): Promise<[number, number]> {
    const path = enquiryPanelPath(enquiry);
    const mails = await mailsTo(application, administrator.email, 'new-enquiry');
    const lines = await application.database.unitOfWork.read.countBy(DigestItemEntity, { path });
    return [mails.filter(({ textPart }) => textPart.includes(path)).length, lines];
  }
  const newOnes = async () => (await admin.get('/api/admin/overview').expect(200)).body.enquiries;

  test('an answer sent twice with one idempotency key is stored and mailed once', async () => {
    const before = await newOnes();
    const enquiry = await enquire();
    expect(await newOnes()).toBe(before + 1);
    expect(await read(enquiry)).toMatchObject({ status: 'new', answers: [], isMailSent: false });
    const send = () =>
      admin
        .post(`${pathOf(enquiry)}/answers`, { text: 'Yes, in April.', answersSeen: 0 })
        .set('Idempotency-Key', enquiry.id);
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    const { status, answers } = await read(enquiry);
    expect(status).toBe('answered');
    expect(answers).toMatchObject([{ text: 'Yes, in April.', delivery: 'waiting' }]);
    expect(answers?.[0]?.authorName).not.toBe('');
    const [mail, ...more] = await mailsTo(application, enquiry.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Re: Your enquiry to Northcast: Audio Production');
    expect(mail?.textPart).toMatch(
      /Yes, in April\.\n\nYou wrote:\n\n> We start in spring\.\n> Can you\?/,
    );
    const stored = await application.database.unitOfWork.read.query<{ headers: string }[]>(
      'SELECT headers FROM mails WHERE id = ?',
      [mail?.id],
    );
    expect(JSON.parse(stored[0]?.headers ?? '').replyTo.address).toBe('hello@northcast.example');
    expect(await newOnes()).toBe(before);
  });

  test('a second answer that does not know the first returns 409 with the first answer', async () => {
    const enquiry = await enquire();
    const send = (text: string, answersSeen: number) =>
      admin.post(`${pathOf(enquiry)}/answers`, { text, answersSeen });
    await send('First', 0).expect(201);
    const { body } = await send('Second', 0).expect(409);
    expect(body.message).toBe('Someone else answered in the meantime.');
    expect(body.current.answers).toMatchObject([{ text: 'First' }]);
    expect(await mailsTo(application, enquiry.email)).toHaveLength(1);
    await send('Second', 1).expect(201);
    expect((await read(enquiry)).answers).toHaveLength(2);
  });

  test('an answer whose mail failed has the error and can be retried', async () => {
    const enquiry = await enquire();
    const { body } = await admin.post(`${pathOf(enquiry)}/answers`, { text: 'Yes' }).expect(201);
    await application.database.unitOfWork.write((manager) =>
      manager.update(
        MailEntity,
        { id: body.answers[0].mailId },
        { status: 'failed', lastError: '550 no such user' },
      ),
    );
    const failed = { delivery: 'failed', mailError: '550 no such user' };
    expect((await read(enquiry)).answers).toMatchObject([failed]);
    await admin.post(`/api/admin/mails/${body.answers[0].mailId}/retry`).expect(200);
    expect((await read(enquiry)).answers).toMatchObject([{ delivery: 'waiting' }]);
  });

  test('enquiries are filtered and counted by status; an outdated status change returns 409', async () => {
    const enquiry = await enquire();
    const change = (status: string, version?: number) =>
      admin.put(`${pathOf(enquiry)}/status`, { status, version });
    const waiting = await newOnes();
    const { body } = await change('done', 1).expect(200);
    expect(body).toMatchObject({ status: 'done', version: 2 });
    expect(await newOnes()).toBe(waiting - 1);
    expect((await change('new', 1).expect(409)).body.current).toMatchObject({ status: 'done' });
    await change('forgotten').expect(422);
    const list = (status: string) =>
      admin.get('/api/admin/enquiries').query({ page: 1, status }).expect(200);
    const done = await list('done');
    expect(done.body).toMatchObject([{ id: enquiry.id }]);
    expect(done.headers['x-total-count']).toBe('1');
    await change('new', 2).expect(200);
    expect(await newOnes()).toBe(waiting);
    expect((await list('done')).headers['x-total-count']).toBe('0');
  });

  test('an enquiry creates one customer, who sets a password through a mailed link', async () => {
    const enquiry = await enquire();
    const { body } = await admin
      .post(`${pathOf(enquiry)}/customer`, { ...names, version: 1 })
      .expect(201);
    expect(body).toMatchObject({ status: 'answered', accountName: 'Ada Kwon' });
    expect(body.becameCustomerId).toBe(body.accountId);
    const token = await newestToken(application, enquiry.email, 'invitation');
    const choice = { token, password: 'correct battery' };
    await application.visitor().put('/api/password-reset', choice).expect(204);
    const login = { email: enquiry.email, password: choice.password };
    await application.visitor().post('/api/login', login).expect(200);
    const second = await admin.post(`${pathOf(enquiry)}/customer`, names).expect(201);
    expect(second.body.becameCustomerId).toBe(body.becameCustomerId);
    expect(await mailsTo(application, enquiry.email, 'invitation')).toHaveLength(1);
  });

  test('an enquiry creates one order from its message, for a new account', async () => {
    const enquiry = await enquire();
    const form = { ...names, version: 1 };
    const { body } = await admin.post(`${pathOf(enquiry)}/order`, form).expect(201);
    expect(body.status).toBe('done');
    const order = await admin.get(`/api/orders/${body.becameOrderId}`).expect(200);
    expect(order.body.order).toMatchObject({
      userId: body.becameCustomerId,
      serviceName: 'Audio Production',
      servicePrice: 0,
      isCustomRequest: true,
      projectBrief: 'We start in spring.\nCan you?',
    });
    await admin.post(`${pathOf(enquiry)}/order`, names).expect(409);
    await admin.delete(`/api/admin/orders/${body.becameOrderId}`).expect(204);
    expect(await read(enquiry)).not.toHaveProperty('becameOrderId');
  });

  test('deleting an enquiry deletes its answers and sent mails, but not waiting mails', async () => {
    const enquiry = await enquire();
    await admin.post(`${pathOf(enquiry)}/answers`, { text: 'One' }).expect(201);
    await admin.post(`${pathOf(enquiry)}/answers`, { text: 'Two' }).expect(201);
    const { unitOfWork } = application.database;
    const [first] = await mailsTo(application, enquiry.email);
    await unitOfWork.write((manager) =>
      manager.update(MailEntity, { id: first?.id ?? '' }, { status: 'sent' }),
    );
    await admin.delete(pathOf(enquiry)).expect(204);
    const left = await mailsTo(application, enquiry.email);
    expect(left).toMatchObject([{ status: 'waiting', isForgotten: true }]);
    const count = 'SELECT COUNT(*) AS total FROM enquiry_answers WHERE enquiryId = ?';
    const [row] = await unitOfWork.read.query<{ total: number | string }[]>(count, [enquiry.id]);
    expect(Number(row?.total)).toBe(0);
    await admin.get(pathOf(enquiry)).expect(404);
  });

  test('deleting an enquiry deletes the notices about it, but not those about another of the person', async () => {
    const deleted = await enquire();
    const kept = await enquire(deleted);
    expect([await noticesOf(deleted), await noticesOf(kept)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await admin.delete(pathOf(deleted)).expect(204);
    expect(await noticesOf(deleted)).toEqual([0, 0]);
    expect(await noticesOf(kept)).toEqual([1, 1]);
  });

  test('enquiries older than ENQUIRY_DAYS are deleted with their notices, unless they have an order', async () => {
    const { unitOfWork } = application.database;
    const [old, recent, ordered] = [await enquire(), await enquire(), await enquire()];
    const orderDeleted = await enquire();
    await admin.post(`${pathOf(old)}/answers`, { text: 'Yes' }).expect(201);
    await admin.post(`${pathOf(ordered)}/order`, names).expect(201);
    const { body } = await admin.post(`${pathOf(orderDeleted)}/order`, names).expect(201);
    await admin.delete(`/api/admin/orders/${body.becameOrderId}`).expect(204);
    const day = 86_400_000;
    const receive = ({ id }: { id: string }, days: number) =>
      unitOfWork.write((manager) =>
        manager.update(EnquiryEntity, { id }, { createdAt: new Date(Date.now() - days * day) }),
      );
    await receive(old, 61);
    await receive(recent, 59);
    await receive(ordered, 61);
    await receive(orderDeleted, 61);
    expect(await noticesOf(old)).toEqual([1, 1]);
    const total = async () =>
      Number((await admin.get('/api/admin/enquiries?page=1')).headers['x-total-count']);
    const before = await total();
    await application.nest.get(HousekeepingService).sweep();
    await admin.get(pathOf(old)).expect(404);
    await admin.get(pathOf(orderDeleted)).expect(404);
    await admin.get(pathOf(recent)).expect(200);
    await admin.get(pathOf(ordered)).expect(200);
    expect(await total()).toBe(before - 2);
    expect(await noticesOf(old)).toEqual([0, 0]);
    expect(await noticesOf(recent)).toEqual([1, 1]);
    const mails = await mailsTo(application, old.email);
    expect(mails).toMatchObject([{ status: 'waiting', isForgotten: true }]);
  });
});
