import type { NoticeChoice } from '@northcast/shared-contracts/api/own-account';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { MailEntity } from '../mail/mail.entity.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { DigestService } from './digest.service.js';
import { NoticesService } from './notices.service.js';
import { oneClickPath, unsubscribeToken } from './unsubscribe-token.js';

const day = 86_400_000;
const order = { serviceName: 'Custom Solution', customerPhone: '1', projectBrief: 'Brass' };
const message = { subject: 'Invoice', message: 'Could you send it again?' };
const colleague = { firstName: 'S', lastName: 'T', password: 'plum ladder' };
const enquiry = {
  name: 'Noor Haddad',
  email: 'noor@example.com',
  service: 'Audio Production',
  message: 'We start in spring.',
};

describe.each(databases)('notices to administrators on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    await choose('never').expect(200);
    await choose('at-once').expect(200);
    await application.database.unitOfWork.write((manager) => manager.deleteAll(MailEntity));
  });

  const mails = (address = administrator.email) => mailsTo(application, address);
  const choose = (notices: NoticeChoice) => admin.put('/api/admin/notices', { notices });
  const tomorrow = () => new Date(Date.now() + day);
  const runDigest = (now: Date) => application.nest.get(DigestService).run(now);
  async function everything(): Promise<void> {
    await customer.post('/api/orders', order).expect(201);
    await customer.post('/api/messages', message).expect(201);
    await application.visitor().post('/api/contact', enquiry).expect(201);
  }

  test('are mailed at once for orders, messages and enquiries with the choice "at-once"', async () => {
    await everything();
    const sent = await mails();
    expect(sent.map(({ subject }) => subject.replace(/#\w+/, '#'))).toEqual([
      'New order # from Ada Kwon: Custom Solution',
      'New message from Ada Kwon: Invoice',
      'New enquiry from Noor Haddad: Audio Production',
    ]);
    expect(sent[1]?.textPart).toContain('> Could you send it again?');
    for (const { textPart } of sent) {
      expect(textPart).toMatch(/Stop these mails: http:\/\/127.0.0.1:3000\/unsubscribe#token=\S+/);
    }
  });

  test('are sent to every administrator and to no customer', async () => {
    const second = { ...colleague, email: 's@x.example' };
    const made = await admin.post('/api/admin/customers', { ...second, isAdmin: true }).expect(201);
    await application.visitor().post('/api/contact', enquiry).expect(201);
    const { body } = await admin.get('/api/admin/mails?q=enquiry').expect(200);
    const addresses = body.map(({ toAddress }: { toAddress: string }) => toAddress);
    expect(addresses.sort()).toEqual([administrator.email, 's@x.example'].sort());
    await admin.delete(`/api/admin/customers/${made.body.id}`).expect(204);
  });

  test('are not sent for orders and messages that an administrator enters', async () => {
    const { id } = await customer.user();
    const entered = { userId: id, serviceName: 'Mix', servicePrice: 5, projectBrief: 'b' };
    await admin.post('/api/admin/orders', entered).expect(201);
    await admin.post('/api/admin/messages', { userId: id, ...message }).expect(201);
    expect(await mails()).toEqual([]);
  });

  test('can be chosen by administrators only; the choice is validated and returned', async () => {
    const { body } = await choose('daily').expect(200);
    expect(body).toMatchObject({ email: administrator.email, isAdmin: true, notices: 'daily' });
    await admin.put('/api/admin/notices', { notices: 'hourly' }).expect(422);
    await customer.put('/api/admin/notices', { notices: 'never' }).expect(403);
  });

  test.each([
    ['producer', 'at-once'],
    ['editor', undefined],
  ] as const)('the choice shown to a new %s is %s', async (role, shown) => {
    const member = await application.member(role);
    const { body } = await member.get('/api/account').expect(200);
    expect(body).toMatchObject({ isAdmin: true, role });
    expect(body.notices).toBe(shown);
  });

  test('are combined into one digest mail, sent once, with the choice "daily"', async () => {
    await choose('daily').expect(200);
    await everything();
    await runDigest(new Date(Date.now() - 60_000));
    expect(await mails()).toEqual([]);
    await Promise.all([runDigest(tomorrow()), runDigest(tomorrow())]);
    await runDigest(new Date(Date.now() + 9 * day));
    const [mail, ...others] = await mails();
    expect(mail?.subject).toBe('Your daily overview: 3 new entries');
    expect(mail?.textPart).toContain('- New message from Ada Kwon: Invoice');
    expect(mail?.textPart).toContain('Stop these mails:');
    expect(others).toEqual([]);
  });

  test('are not sent with the choice "never", which also drops entries for the digest', async () => {
    await choose('daily').expect(200);
    await everything();
    await choose('never').expect(200);
    await everything();
    await runDigest(tomorrow());
    expect(await mails()).toEqual([]);
  });

  test('are not sent as a digest to a former administrator', async () => {
    const second = { ...colleague, email: 's@x.example' };
    const made = await admin.post('/api/admin/customers', { ...second, isAdmin: true });
    const client = application.visitor();
    await client.post('/api/login', second).expect(200);
    await client.put('/api/admin/notices', { notices: 'daily' }).expect(200);
    await everything();
    const demoted = { ...second, password: '', isAdmin: false };
    await admin.put(`/api/admin/customers/${made.body.id}`, demoted).expect(200);
    await runDigest(tomorrow());
    const subjects = (await mails('s@x.example')).map(({ subject }) => subject);
    expect(subjects).toEqual(['You are no longer part of the Northcast team']);
  });

  test('are sent as digests to the others if the digest of one fails', async () => {
    const second = { ...colleague, email: 't@x.example' };
    await admin.post('/api/admin/customers', { ...second, isAdmin: true }).expect(201);
    const client = application.visitor();
    await client.post('/api/login', second).expect(200);
    await client.put('/api/admin/notices', { notices: 'daily' }).expect(200);
    await choose('daily').expect(200);
    await everything();
    const isDigest = ({ subject }: { subject: string }) =>
      subject.startsWith('Your daily overview');
    const digests = async () =>
      [...(await mails()), ...(await mails('t@x.example'))].filter(isDigest);
    const failing = jest.spyOn(application.nest.get(NoticesService), 'mail');
    failing.mockRejectedValueOnce(new Error('no such font'));
    await expect(runDigest(tomorrow())).rejects.toThrow('no such font');
    expect(await digests()).toHaveLength(1);
    await runDigest(tomorrow());
    expect(await digests()).toHaveLength(2);
    failing.mockRestore();
  });

  test('are stopped by the unsubscribe link of a mail without signing in', async () => {
    await everything();
    const [mail] = await mails();
    const [, token] = /unsubscribe#token=(\S+)/.exec(mail?.textPart ?? '') ?? [];
    await application.visitor().post('/api/unsubscribe', { token }).expect(204);
    await everything();
    expect(await mails()).toHaveLength(3);
    await application.visitor().post('/api/unsubscribe', { token }).expect(204);
  });

  test('are stopped by a one-click POST of a form from another site without cookies', async () => {
    const { id } = await admin.user();
    const token = unsubscribeToken(application.nest.get(sessionSecretToken), id);
    const path = `${oneClickPath}?token=${token}`;
    const page = await application.visitor().get(path).expect(303);
    expect(page.headers.location).toBe(`/unsubscribe#token=${token}`);
    await everything();
    expect(await mails()).toHaveLength(3);
    await application
      .visitor()
      .post(path)
      .type('form')
      .set({ Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' })
      .send('List-Unsubscribe=One-Click')
      .expect(204);
    await everything();
    expect(await mails()).toHaveLength(3);
  });

  test('are not stopped by a forged, malformed or missing token', async () => {
    const { id } = await admin.user();
    const forged = unsubscribeToken('another secret', id);
    const client = application.visitor();
    await client.post('/api/unsubscribe', { token: forged }).expect(410);
    await client.post('/api/unsubscribe', { token: 'short' }).expect(422);
    await client.post(`${oneClickPath}?token=${forged}`).expect(410);
    await client.post(oneClickPath).expect(410);
    await everything();
    expect(await mails()).toHaveLength(3);
  });

  test('cannot be stopped by a form from another site on any other path', async () => {
    const send = (path: string) =>
      application.visitor().post(path).type('form').set('Sec-Fetch-Site', 'cross-site').send('a=b');
    await send('/api/unsubscribe').expect(403);
    await send(`${oneClickPath}/`).expect(403);
    await send('/api/contact').expect(403);
  });
});
