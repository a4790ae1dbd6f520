import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { uuidv7 } from 'uuidv7';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { mailsTo } from '../../test/mailbox.js';
import { storeFile } from '../../test/order-files.js';
import { unknownId } from '../../test/samples.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';

const agreed = { customerPhone: '1', projectBrief: 'A show about tea' };

describe.each(databases)('deliveries on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  const place = async (order: object = agreed): Promise<string> =>
    (await customer.post('/api/orders', order).expect(201)).body.id;
  const list = async (client: Client, orderId: string) =>
    (await client.get(`/api/orders/${orderId}/deliveries`).expect(200)).body;
  const events = async (orderId: string): Promise<string[]> => {
    const { body } = await customer.get(`/api/orders/${orderId}`).expect(200);
    return body.events.map(({ kind, detail = '' }: { kind: string; detail?: string }) =>
      `${kind} ${detail}`.trim(),
    );
  };
  const statusOf = async (orderId: string) =>
    (await customer.get(`/api/orders/${orderId}`)).body.order.status;
  const revisionOf = (orderId: string, id: string) =>
    `/api/orders/${orderId}/deliveries/${id}/revision`;

  test('the customer lists versions with their files, newest first, and gets a mail', async () => {
    const orderId = await place();
    const first = await deliver(application, admin, orderId, 'The <first> cut.');
    const second = await deliver(application, admin, orderId, '');
    const deliveries = await list(customer, orderId);
    expect(deliveries.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(deliveries[1]).toEqual({
      id: first.id,
      orderId,
      version: 1,
      note: 'The <first> cut.',
      createdAt: expect.any(String),
      authorName: expect.any(String),
      files: [expect.objectContaining({ id: first.fileId, name: 'episode.txt' })],
      analyses: [],
      comments: [],
    });
    const seen = await list(admin, orderId);
    expect(seen.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(await events(orderId)).toEqual(['placed', 'deliveryAdded 1', 'deliveryAdded 2']);
    const mails = await mailsTo(application, (await customer.user()).email);
    const [mail] = mails.filter(({ textPart }) => textPart.includes('The <first> cut.'));
    expect(mail).toMatchObject({
      subject: `Re: Your order #${orderNumber(orderId)}`,
      textPart: expect.stringContaining(`/dashboard/orders/${orderNumber(orderId)}`),
    });
    expect(mail?.textPart).toContain('episode.txt');
  });

  test('the customer’s order list names the version to decide on, and whether it is audio', async () => {
    const orderId = await place();
    const ready = async () => {
      const { body } = await customer.get('/api/orders').expect(200);
      return body.find(({ id }: { id: string }) => id === orderId).readyDelivery;
    };
    expect(await ready()).toBeUndefined();
    const first = await deliver(application, admin, orderId);
    expect(await ready()).toEqual({ version: 1 });
    await customer.post(revisionOf(orderId, first.id), { text: 'Louder' }).expect(200);
    expect(await ready()).toBeUndefined();
    const audio = { name: 'episode.wav', type: 'audio/wav', kind: 'audio' } as const;
    const fileIds = [await storeFile(application, admin, orderId, audio)];
    const path = `/api/admin/orders/${orderId}/deliveries`;
    await admin.post(path, { note: '', fileIds }).expect(201);
    expect(await ready()).toEqual({ version: 2, isAudio: true });
    await deliver(application, admin, orderId);
    expect(await ready()).toEqual({ version: 3 });
    const { body } = await admin.get(`/api/admin/orders?q=${orderId}`).expect(200);
    expect(body[0]).not.toHaveProperty('readyDelivery');
    const order = (await customer.get(`/api/orders/${orderId}`)).body.order;
    await admin.put(`/api/admin/orders/${orderId}`, { ...order, status: 'cancelled' }).expect(200);
    expect(await ready()).toBeUndefined();
  });

  test('concurrent deliveries get consecutive version numbers', async () => {
    const orderId = await place();
    const made = await Promise.all(
      Array.from({ length: 5 }, () => deliver(application, admin, orderId)),
    );
    expect(made).toHaveLength(5);
    const versions = (await list(admin, orderId)).map(
      ({ version }: { version: number }) => version,
    );
    expect(versions).toEqual([5, 4, 3, 2, 1]);
  });

  test('a delivery with foreign, already used, missing or too many files is rejected', async () => {
    const [orderId, otherOrder] = [await place(), await place()];
    const path = `/api/admin/orders/${orderId}/deliveries`;
    const customers = await storeFile(application, customer, orderId);
    const elsewhere = await storeFile(application, admin, otherOrder);
    const { fileId: used } = await deliver(application, admin, orderId);
    for (const fileId of [customers, elsewhere, used, unknownId]) {
      await admin.post(path, { fileIds: [fileId] }).expect(404);
    }
    const none = await admin.post(path, { fileIds: [] }).expect(422);
    expect(none.body.errors).toEqual([
      { path: 'fileIds', message: 'Please choose at least one file' },
    ]);
    await admin.post(path, { fileIds: Array(21).fill(used) }).expect(422);
    await admin.post(path, { fileIds: [used], note: 'x'.repeat(5001) }).expect(422);
    expect(await list(admin, orderId)).toHaveLength(1);
  });

  test('a delivery may contain a file that a colleague added to the order for everybody', async () => {
    const orderId = await place();
    const path = `/api/admin/orders/${orderId}/deliveries`;
    const colleague = await application.member('manager');
    const shared = await storeFile(application, colleague, orderId, { purpose: 'order' });
    await admin.post(path, { fileIds: [shared] }).expect(201);
    const [delivery] = await list(customer, orderId);
    expect(delivery.files.map(({ id }: { id: string }) => id)).toEqual([shared]);
    await colleague.post(path, { fileIds: [shared] }).expect(404);
  });

  test('a delivery cannot contain a file that a colleague has not shared, or the customer’s', async () => {
    const [orderId, otherOrder] = [await place(), await place()];
    const path = `/api/admin/orders/${orderId}/deliveries`;
    const colleague = await application.member('manager');
    const refused = [
      await storeFile(application, colleague, orderId, { purpose: 'delivery' }),
      await storeFile(application, colleague, orderId, { purpose: 'message' }),
      await storeFile(application, colleague, otherOrder, { purpose: 'order' }),
      await storeFile(application, customer, orderId, { purpose: 'order' }),
    ];
    for (const fileId of refused) await admin.post(path, { fileIds: [fileId] }).expect(404);
    expect(await list(admin, orderId)).toEqual([]);
  });

  test('a message cannot contain a colleague’s file', async () => {
    const orderId = await place();
    const colleague = await application.member('manager');
    const shared = await storeFile(application, colleague, orderId, { purpose: 'order' });
    const letter = { subject: 'Take 2', message: 'Here it is.', fileIds: [shared] };
    await admin.post(`/api/orders/${orderId}/messages`, letter).expect(404);
  });

  test('approving a version completes the order and cannot be repeated', async () => {
    const orderId = await place();
    const { id } = await deliver(application, admin, orderId);
    const path = `/api/orders/${orderId}/deliveries/${id}/approve`;
    const { body } = await customer.post(path).expect(200);
    expect(body).toMatchObject({ decision: 'approved', decidedAt: expect.any(String) });
    expect(await statusOf(orderId)).toBe('completed');
    const happened = await events(orderId);
    expect(happened.slice(-2)).toEqual(['deliveryApproved 1', 'statusChanged completed']);
    const again = await customer.post(path).expect(409);
    expect(again.body.message).toBe('This version is decided on already.');
    await customer.post(revisionOf(orderId, id), { text: 'Less music' }).expect(409);
    const mails = await mailsTo(application, (await customer.user()).email);
    expect(
      mails.filter(
        ({ textPart, subject }) =>
          subject.includes(orderNumber(orderId)) && textPart.includes('finished'),
      ),
    ).toHaveLength(1);
    const notices = await mailsTo(application, administrator.email);
    const subject = `Version 1 approved: order #${orderNumber(orderId)} of Ada Kwon`;
    const notice = notices.find((mail) => mail.subject === subject);
    expect(notice?.textPart).toContain(`/admin/orders?details=${orderId}`);
  });

  test('of several concurrent decisions one succeeds and the others return 409', async () => {
    const orderId = await place();
    const { id } = await deliver(application, admin, orderId);
    const answers = await Promise.all([
      customer.post(`/api/orders/${orderId}/deliveries/${id}/approve`),
      customer.post(revisionOf(orderId, id), { text: 'Less music' }),
      customer.post(`/api/orders/${orderId}/deliveries/${id}/approve`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('revisions are counted, and a revision beyond the included number returns 409', async () => {
    const orderId = await place();
    for (const [round, text] of ['Less music', 'More pauses'].entries()) {
      const { id } = await deliver(application, admin, orderId);
      const { body } = await customer.post(revisionOf(orderId, id), { text }).expect(200);
      expect(body).toMatchObject({ decision: 'revision', decisionText: text });
      expect(await statusOf(orderId)).toBe('processing');
      const details = await customer.get(`/api/orders/${orderId}`);
      expect(details.body.revisions).toEqual({ included: 2, used: round + 1 });
    }
    const { id } = await deliver(application, admin, orderId);
    const refused = await customer.post(revisionOf(orderId, id), { text: 'Again' }).expect(409);
    expect(refused.body.message).toContain('Single Extra Revision');
    expect((await list(customer, orderId))[0].decision).toBeUndefined();
    await customer.post(`/api/orders/${orderId}/deliveries/${id}/approve`).expect(200);
    const notices = await mailsTo(application, administrator.email);
    expect(notices.some(({ textPart }) => textPart.includes('More pauses'))).toBe(true);
  });

  test('revisions and next step take account of events older than the newest 500', async () => {
    const orderId = await place();
    for (const text of ['Less music', 'More pauses']) {
      const { id } = await deliver(application, admin, orderId);
      await customer.post(revisionOf(orderId, id), { text }).expect(200);
    }
    const { id } = await deliver(application, admin, orderId);
    await application.database.unitOfWork.write(async (manager) => {
      const event = await manager.findOneByOrFail(OrderEventEntity, { orderId });
      const added = Array.from({ length: 500 }, () => ({
        ...event,
        id: uuidv7(),
        createdAt: new Date(),
        kind: 'fileAdded' as const,
      }));
      await manager.insert(OrderEventEntity, added);
    });
    const { body } = await customer.get(`/api/orders/${orderId}`).expect(200);
    expect(body).toMatchObject({ nextStep: 'review', revisions: { included: 2, used: 2 } });
    expect(body.events).toHaveLength(501);
    await customer.post(revisionOf(orderId, id), { text: 'Again' }).expect(409);
  });

  test('decisions on an older version, without a text or on a cancelled order are rejected', async () => {
    const orderId = await place();
    const old = await deliver(application, admin, orderId);
    const newest = await deliver(application, admin, orderId);
    const tooOld = await customer
      .post(`/api/orders/${orderId}/deliveries/${old.id}/approve`)
      .expect(409);
    expect(tooOld.body.message).toBe('There is a newer version. Please decide on that one.');
    await customer.post(revisionOf(orderId, newest.id), { text: ' ' }).expect(422);
    await customer.post(revisionOf(await place(), newest.id), { text: 'x' }).expect(404);
    await customer.post(`/api/orders/${orderId}/cancel`).expect(200);
    await customer.post(revisionOf(orderId, newest.id), { text: 'x' }).expect(409);
    const fileId = await storeFile(application, admin, orderId);
    await admin.post(`/api/admin/orders/${orderId}/deliveries`, { fileIds: [fileId] }).expect(409);
  });

  test('deleting an order deletes its deliveries and comments', async () => {
    const orderId = await place();
    const { id, fileId } = await deliver(application, admin, orderId);
    await customer.post(`/api/deliveries/${id}/comments`, { fileId, text: 'x' }).expect(201);
    await admin.delete(`/api/admin/orders/${orderId}`).expect(204);
    await admin.get(`/api/deliveries/${id}/comments.csv`).expect(404);
    for (const table of ['deliveries', 'delivery_comments']) {
      const column = table === 'deliveries' ? 'id' : 'deliveryId';
      const { read } = application.database.unitOfWork;
      expect(await read.query(`SELECT id FROM ${table} WHERE ${column} = ?`, [id])).toEqual([]);
    }
  });

  test('deleting an account removes its texts from deliveries; its data download has them before', async () => {
    const leaving = await application.customer({ firstName: 'Noor', lastName: 'Haddad' });
    const orderId = (await leaving.post('/api/orders', agreed)).body.id;
    const { id, fileId } = await deliver(application, admin, orderId, 'For you, Noor.');
    await leaving.post(`/api/deliveries/${id}/comments`, { fileId, text: 'My secret' }).expect(201);
    await leaving.post(revisionOf(orderId, id), { text: 'Call me at home' }).expect(200);
    const { body } = await leaving.get('/api/account/data').expect(200);
    expect(body.deliveries).toEqual([
      expect.objectContaining({ id, note: 'For you, Noor.', decisionText: 'Call me at home' }),
    ]);
    expect(body.comments).toEqual([expect.objectContaining({ text: 'My secret', fileId })]);
    await leaving.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);
    const text = JSON.stringify(await list(admin, orderId));
    for (const word of ['Noor', 'secret', 'at home']) expect(text).not.toContain(word);
    expect(text).toContain('"version":1');
  });
});
