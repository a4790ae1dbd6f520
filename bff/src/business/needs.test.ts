import type { NeedKind } from '@northcast/shared-contracts/api/business';
import type { BusinessNeeds } from '@northcast/shared-contracts/api/entities';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { storeFile } from '../../test/order-files.js';
import { goodQuote, placeOrder, pricedOrder, quotedOrder } from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { DeliveryEntity } from '../deliveries/delivery.entity.js';
import { FileEntity } from '../files/file.entity.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OutboxService } from '../mail/outbox.service.js';
import { MessageEntity } from '../messages/message.entity.js';
import { NeedsService } from './needs.service.js';

describe.each(databases)('the list of tasks for the team on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;

  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  async function needs(): Promise<BusinessNeeds['groups']> {
    const { body } = await admin.get('/api/admin/business/needs').expect(200);
    return [...(body.late ? [body.late] : []), ...body.groups];
  }
  const groupOf = async (kind: NeedKind) => (await needs()).find((group) => group.kind === kind);

  async function setStatus(id: string, status: string) {
    const { body } = await admin.get(`/api/orders/${id}`).expect(200);
    const { serviceName, servicePrice, projectBrief } = body.order;
    const order = { serviceName, servicePrice, projectBrief, status };
    await admin.put(`/api/admin/orders/${id}`, order).expect(200);
  }

  test('is empty when nothing is waiting', async () => {
    expect(await needs()).toEqual([]);
  });

  test('contains pending orders, oldest first, until they are in processing', async () => {
    const ids: string[] = [];
    for (let placed = 0; placed < 6; placed += 1) {
      ids.push(await pricedOrder(customer));
    }
    const group = await groupOf('pendingOrders');
    expect(group?.total).toBe(6);
    expect(group?.entries.map(({ id }) => id)).toEqual(ids.slice(0, 5));
    expect(group?.entries[0]).toMatchObject({ title: 'Jingle', person: 'Ada Kwon' });
    for (const id of ids) await setStatus(id, 'processing');
    expect(await needs()).toEqual([]);
  });

  test('contains orders past their due date, most overdue first, until they are completed', async () => {
    const due = async (dueOn: string) => {
      const id = await pricedOrder(customer);
      const { body } = await admin.get(`/api/orders/${id}`).expect(200);
      const { serviceName, servicePrice, projectBrief } = body.order;
      const order = { serviceName, servicePrice, projectBrief, status: 'processing', dueOn };
      await admin.put(`/api/admin/orders/${id}`, order).expect(200);
      return id;
    };
    await due('2999-01-01');
    const [second, first] = [await due('2026-01-06'), await due('2026-01-05')];
    const group = await groupOf('lateOrders');
    expect(group).toMatchObject({ total: 2, entries: [{ id: first }, { id: second }] });
    expect(group?.entries[0]?.since).toBe('2026-01-06T05:00:00.000Z');
    for (const id of [first, second]) await setStatus(id, 'completed');
    expect(await groupOf('lateOrders')).toBeUndefined();
  });

  test('contains a thread until it is answered, and again when the customer writes', async () => {
    const message = { subject: 'When?', message: 'm' };
    const { id } = (await customer.post('/api/messages', message).expect(201)).body;
    expect((await groupOf('unansweredThreads'))?.entries).toMatchObject([{ id, title: 'When?' }]);
    await admin.post(`/api/admin/messages/${id}/reply`, { reply: 'r' }).expect(200);
    expect(await needs()).toEqual([]);
    await customer.post(`/api/messages/${id}/posts`, { text: 't' }).expect(201);
    expect((await groupOf('unansweredThreads'))?.total).toBe(1);
    await admin.delete(`/api/admin/messages/${id}`).expect(204);
  });

  test('lists first the threads whose customer has waited longest', async () => {
    const message = { subject: 'When?', message: 'm' };
    const ids: string[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      ids.push((await customer.post('/api/messages', message).expect(201)).body.id);
    }
    await application.database.unitOfWork.write(async (manager) => {
      for (const [index, id] of ids.entries()) {
        await manager.update(
          MessageEntity,
          { id },
          { lastPostAt: new Date(Date.UTC(2026, 0, 9 - index)) },
        );
      }
    });
    const group = await groupOf('unansweredThreads');
    expect(group?.entries.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 5));
    expect(group?.entries[0]?.since).toBe('2026-01-04T00:00:00.000Z');
    for (const id of ids) await admin.delete(`/api/admin/messages/${id}`).expect(204);
  });

  test('lists revisions by when they were asked for, and refused files by when they were sent', async () => {
    const orderIds = [await pricedOrder(customer), await pricedOrder(customer)];
    const deliveries: string[] = [];
    const files: string[] = [];
    for (const orderId of orderIds) {
      deliveries.push((await deliver(application, admin, orderId)).id);
      files.push(await storeFile(application, customer, orderId, { name: 'raw.wav' }));
    }
    await application.database.unitOfWork.write(async (manager) => {
      for (const [index, id] of deliveries.entries()) {
        const at = new Date(Date.UTC(2026, 0, 9 - index));
        const decision = { decision: 'revision', decidedAt: at } as const;
        await manager.update(DeliveryEntity, { id }, decision);
        const refusal = { state: 'refused', reason: 'r', completedAt: at } as const;
        await manager.update(FileEntity, { id: files[index] ?? '' }, refusal);
      }
    });
    const idsOf = async (kind: NeedKind) => (await groupOf(kind))?.entries.map(({ id }) => id);
    expect(await idsOf('revisions')).toEqual(deliveries.toReversed());
    expect(await idsOf('refusedFiles')).toEqual(files.toReversed());
    for (const id of orderIds) await setStatus(id, 'cancelled');
  });

  test('contains an enquiry while its status is new', async () => {
    const body = { name: 'Zoë', email: 'z@example.com', service: 'Audio Production' };
    const enquiry = { ...body, message: 'We start in spring.' };
    await application.visitor().post('/api/contact', enquiry).expect(201);
    const entry = { title: 'Audio Production', person: 'Zoë' };
    expect((await groupOf('enquiries'))?.entries).toMatchObject([entry]);
    const id = (await groupOf('enquiries'))?.entries[0]?.id;
    await admin.put(`/api/admin/enquiries/${id}/status`, { status: 'done' }).expect(200);
    expect(await needs()).toEqual([]);
  });

  test('contains a request without a price, then its quote until it is accepted or expired', async () => {
    const id = await placeOrder(customer, { serviceName: 'Custom Solution' });
    await placeOrder(customer, { serviceName: 'Demo Call' });
    expect((await groupOf('quotesToPrice'))?.entries).toMatchObject([{ id, orderId: id }]);
    expect(await groupOf('quotesOpen')).toBeUndefined();
    const quote = await admin.post(`/api/admin/orders/${id}/quotes`, goodQuote()).expect(201);
    expect(await groupOf('quotesToPrice')).toBeUndefined();
    expect((await groupOf('quotesOpen'))?.entries).toMatchObject([
      { id: quote.body.id, orderId: id, title: 'Custom Solution', person: 'Ada Kwon' },
    ]);
    const { groups } = await application.nest.get(NeedsService).read(Date.now() + 4 * 86_400_000);
    expect(groups.map(({ kind }) => kind)).toContain('quotesToPrice');
    expect(groups.map(({ kind }) => kind)).not.toContain('quotesOpen');
    const answer = { signedName: 'Ada Kwon', agreed: true };
    await customer.post(`/api/orders/${id}/quotes/${quote.body.id}/accept`, answer).expect(200);
    expect(await groupOf('quotesOpen')).toBeUndefined();
    expect(await groupOf('quotesToPrice')).toBeUndefined();
  });

  test('contains a delivery until it is decided, and a revision until the next delivery or the end of the order', async () => {
    const orderId = await pricedOrder(customer);
    const first = await deliver(application, admin, orderId);
    expect((await groupOf('deliveriesOpen'))?.entries).toMatchObject([{ id: first.id, orderId }]);
    const revision = `/api/orders/${orderId}/deliveries/${first.id}/revision`;
    await customer.post(revision, { text: 'Louder' }).expect(200);
    expect(await groupOf('deliveriesOpen')).toBeUndefined();
    expect((await groupOf('revisions'))?.entries).toMatchObject([{ id: first.id, orderId }]);
    await setStatus(orderId, 'completed');
    expect(await groupOf('revisions')).toBeUndefined();
    await setStatus(orderId, 'processing');
    expect((await groupOf('revisions'))?.total).toBe(1);
    await deliver(application, admin, orderId);
    expect(await groupOf('revisions')).toBeUndefined();
    expect((await groupOf('deliveriesOpen'))?.total).toBe(1);
    await setStatus(orderId, 'cancelled');
    expect(await groupOf('deliveriesOpen')).toBeUndefined();
  });

  test('contains no delivery and no quote of a customer whose account is deleted', async () => {
    const former = await application.customer();
    await deliver(application, admin, await pricedOrder(former));
    const { id } = await quotedOrder(former, admin);
    const unquoted = await placeOrder(former, { serviceName: 'Custom Solution' });
    expect((await groupOf('deliveriesOpen'))?.total).toBe(1);
    expect((await groupOf('quotesOpen'))?.entries).toMatchObject([{ orderId: id }]);
    expect((await groupOf('quotesToPrice'))?.entries).toMatchObject([{ id: unquoted }]);
    await former.post('/api/account/deletion', { currentPassword: 'password' }).expect(204);
    expect(await groupOf('deliveriesOpen')).toBeUndefined();
    expect(await groupOf('quotesOpen')).toBeUndefined();
    expect(await groupOf('quotesToPrice')).toBeUndefined();
  });

  test('contains a refused file until it is deleted, and a failed mail until it is retried', async () => {
    const orderId = await pricedOrder(customer);
    const fileId = await storeFile(application, customer, orderId, { name: 'raw.wav' });
    const letter = { heading: 'Hello', blocks: [] };
    const to = { name: 'Ada', address: 'ada@example.com' };
    const mail = { kind: 'test', to, userId: null, subject: 'Hello', letter };
    const mailId = await application.database.unitOfWork.write(async (manager) => {
      await manager.update(FileEntity, { id: fileId }, { state: 'refused', reason: 'r' });
      const id = await application.nest.get(OutboxService).enqueue(manager, mail);
      await manager.update(MailEntity, { id }, { status: 'failed' });
      return id;
    });
    expect((await groupOf('refusedFiles'))?.entries).toMatchObject([
      { id: fileId, orderId, title: 'raw.wav', person: 'Ada Kwon' },
    ]);
    expect((await groupOf('failedMails'))?.entries).toMatchObject([
      { id: mailId, title: 'Hello', person: 'Ada' },
    ]);
    await customer.delete(`/api/files/${fileId}`).expect(204);
    await admin.post(`/api/admin/mails/${mailId}/retry`).expect(200);
    expect(await groupOf('refusedFiles')).toBeUndefined();
    expect(await groupOf('failedMails')).toBeUndefined();
  });
});
