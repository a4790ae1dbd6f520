import type {
  WebhookDelivery,
  Webhook as WebhookDto,
} from '@northcast/shared-contracts/api/entities';
import { Webhook } from 'standardwebhooks';
import { In, Like } from 'typeorm';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { deliver } from '../../test/deliveries.js';
import { mailsTo } from '../../test/mailbox.js';
import { placeOrder } from '../../test/order-money.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { until } from '../../test/until.js';
import { WebhookReceiver } from '../../test/webhook-receiver.js';
import { MailEntity } from '../mail/mail.entity.js';
import { WebhookEntity } from './webhook.entity.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookSwitchService } from './webhook-switch.service.js';

const path = '/api/admin/webhooks';

describe.each(databases)('webhooks on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    application = await startApplication(database, {
      PUBLIC_URL: 'http://localhost:3000',
      WEBHOOK_PRIVATE_ADDRESSES: 'allow',
    });
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    receiver = await new WebhookReceiver().listen();
  });
  afterEach(async () => {
    for (const { id } of (await admin.get(path).expect(200)).body) {
      await admin.delete(`${path}/${id}`).expect(204);
    }
    await receiver.close();
  });

  const create = async (...events: string[]): Promise<WebhookDto & { secret: string }> => {
    const body = { url: `${receiver.url}/hook`, description: 'CRM', events };
    return (await admin.post(path, body).expect(201)).body;
  };
  const newest = async ({ id }: WebhookDto): Promise<WebhookDelivery | undefined> =>
    (await admin.get(`${path}/${id}/deliveries`).expect(200)).body[0];
  const settled = (webhook: WebhookDto, status: WebhookDelivery['status']) =>
    until(async () => {
      const delivery = await newest(webhook);
      return delivery?.status === status ? delivery : undefined;
    });
  const tried = (webhook: WebhookDto) =>
    until(async () => {
      const delivery = await newest(webhook);
      return delivery?.lastError === undefined ? undefined : delivery;
    });
  const change = (values: Partial<WebhookDeliveryEntity>) =>
    application.database.unitOfWork.write((manager) =>
      manager.createQueryBuilder().update(WebhookDeliveryEntity).set(values).execute(),
    );

  test('send signed events for a new order and a status change, and show the secret once', async () => {
    const webhook = await create('order.created', 'order.status_changed');
    expect(webhook.secret).toMatch(/^whsec_/);
    const [listed] = (await admin.get(path).expect(200)).body;
    expect(listed).toEqual({ ...webhook, secret: undefined });
    const id = await placeOrder(customer);
    const first = await until(async () => receiver.received[0]);
    const { type, data } = new Webhook(webhook.secret).verify(
      first.body,
      first.headers as Record<string, string>,
    ) as { type: string; data: Record<string, unknown> };
    expect(type).toBe('order.created');
    const { email } = await customer.user();
    expect(data).toMatchObject({ id, status: 'pending', customer: { email } });
    expect(data.url).toBe(`http://localhost:3000/admin/orders?details=${id}`);
    await admin
      .post('/api/admin/orders/bulk', { orders: [{ id }], status: 'processing' })
      .expect(200);
    const second = await until(async () => receiver.received[1]);
    expect(JSON.parse(second.body)).toMatchObject({
      type: 'order.status_changed',
      data: { id, status: 'processing' },
    });
    expect(await settled(webhook, 'sent')).toMatchObject({ attempts: 1, responseStatus: 204 });
  });

  test('send events for messages and enquiries, and no events that were not selected', async () => {
    const webhook = await create('message.created', 'enquiry.created');
    await placeOrder(customer);
    await customer.post('/api/messages', { subject: 'Hello', message: 'Hello there' }).expect(201);
    const enquiry = {
      name: 'Ada Kwon',
      email: 'ada@example.com',
      service: 'Audio Production',
      message: 'We start in spring.',
    };
    await application.visitor().post('/api/contact', enquiry).expect(201);
    await until(async () => receiver.received[1]);
    await settled(webhook, 'sent');
    const told = receiver.received.map(({ body }) => JSON.parse(body));
    expect(told.map(({ type }) => type).sort()).toEqual(['enquiry.created', 'message.created']);
    const { data } = told.find(({ type }) => type === 'enquiry.created');
    const url = expect.stringContaining(`/admin/messages?tab=enquiries&open=${data.id}`);
    expect(data).toMatchObject({ ...enquiry, url });
  });

  test('send an approved delivery with the status after the approval', async () => {
    await create('order.delivery_approved');
    const orderId = await placeOrder(customer);
    const { id } = await deliver(application, admin, orderId);
    await customer.post(`/api/orders/${orderId}/deliveries/${id}/approve`).expect(200);
    const { body } = await until(async () => receiver.received[0]);
    expect(JSON.parse(body)).toMatchObject({
      type: 'order.delivery_approved',
      data: { id: orderId, status: 'completed' },
    });
  });

  test('are limited to 20, also if they are created concurrently', async () => {
    const body = { url: `${receiver.url}/hook`, events: ['order.created'] };
    const all = Array.from({ length: 25 }, () => admin.post(path, body));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(20).fill(201), ...Array(5).fill(409)]);
  });

  test('retry a failed delivery with the same id and body', async () => {
    const webhook = await create('order.paid');
    receiver.answers.push(500);
    await admin.post(`${path}/${webhook.id}/test`).expect(201);
    expect(await tried(webhook)).toMatchObject({
      status: 'waiting',
      attempts: 1,
      responseStatus: 500,
      lastError: 'Answered with 500',
    });
    await change({ dueAt: new Date() });
    await settled(webhook, 'sent');
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    const { id } = (await newest(webhook)) as WebhookDelivery;
    await admin.post(`${path}/${webhook.id}/deliveries/${id}/repeat`).expect(200);
    await until(async () => receiver.received[2]);
  });

  test('send a delivery that was held by a killed process', async () => {
    const webhook = await create('order.paid');
    receiver.answers.push(500);
    await admin.post(`${path}/${webhook.id}/test`).expect(201);
    await tried(webhook);
    await change({ holder: 'gone', attempts: 3, dueAt: new Date() });
    expect(await settled(webhook, 'sent')).toMatchObject({ attempts: 4 });
  });

  test('are switched off after a 410 or three days of failures, and owners are mailed', async () => {
    await application.member('manager');
    const webhook = await create('order.created');
    const isOff = () =>
      until(async () => {
        const [row] = (await admin.get(path).expect(200)).body;
        return row.isEnabled ? undefined : row;
      });
    receiver.answers.push(410);
    await admin.post(`${path}/${webhook.id}/test`).expect(201);
    const off = await isOff();
    expect(off.disabledReason).toContain('410');
    await admin.post(`${path}/${webhook.id}/test`).expect(409);
    await placeOrder(customer);
    expect(receiver.received).toHaveLength(1);
    const body = { url: off.url, events: off.events, isEnabled: true, version: off.version };
    const outdated = { ...body, version: 1 };
    const byServer = await admin.put(`${path}/${webhook.id}`, outdated).expect(409);
    expect(byServer.body.changed).toEqual({ at: expect.any(String), by: 'The server' });
    await admin.put(`${path}/${webhook.id}`, body).expect(200);
    const byOwner = await admin.put(`${path}/${webhook.id}`, body).expect(409);
    expect(byOwner.body.changed).toMatchObject({ by: 'Northcast Administrator' });
    await admin.post(`${path}/${webhook.id}/test`).expect(201);
    await settled(webhook, 'sent');
    receiver.answers.push(500, 500);
    await admin.post(`${path}/${webhook.id}/test`).expect(201);
    await tried(webhook);
    await change({ attempts: 9, dueAt: new Date() });
    expect((await isOff()).disabledReason).toContain('three days');
    await settled(webhook, 'failed');
    const { host } = new URL(off.url);
    const told = await mailsTo(application, administrator.email, 'webhook-switched-off');
    expect(told.map(({ subject }) => subject)).toEqual([
      `Webhook switched off: ${host}`,
      `Webhook switched off: ${host}`,
    ]);
    const [gone, failed] = told.map(({ textPart }) => textPart);
    expect(gone).toContain('The address answered that it is gone (410)');
    expect(gone).toContain('http://localhost:3000/admin/integrations');
    expect(gone).not.toContain('/hook');
    expect(failed).toContain('Deliveries failed for three days');
    // Only the owners are mailed.
    const kind = 'webhook-switched-off';
    expect(await application.database.unitOfWork.read.countBy(MailEntity, { kind })).toBe(2);
  });

  test('stay enabled when one event failed for three days but a later one was received', async () => {
    const webhook = await create('order.paid');
    const url = `${path}/${webhook.id}`;
    receiver.answers.push(302);
    await admin.post(`${url}/test`).expect(201);
    await tried(webhook);
    await change({ attempts: 9, dueAt: new Date(Date.now() + 60_000) });
    await admin.post(`${url}/test`).expect(201);
    await settled(webhook, 'sent');
    receiver.answers.push(302);
    await change({ dueAt: new Date() });
    const earlier = async () => (await admin.get(`${url}/deliveries`).expect(200)).body[1];
    await until(async () => (await earlier()).status === 'failed' || undefined);
    expect((await admin.get(path).expect(200)).body).toMatchObject([{ isEnabled: true }]);
  });

  test('mail owners once a day of events that are given up', async () => {
    await application.member('manager');
    const webhook = await create('order.paid');
    const { unitOfWork } = application.database;
    const send = async () => (await admin.post(`${path}/${webhook.id}/test`).expect(201)).body.id;
    receiver.answers.push(422, 422);
    const rejected = [await send()];
    await tried(webhook);
    rejected.push(await send());
    await tried(webhook);
    await change({ attempts: 9, dueAt: new Date(Date.now() + 60_000) });
    await send();
    await settled(webhook, 'sent');
    const giveUpAll = async () => {
      receiver.answers.push(422, 422);
      const due = { status: 'waiting', attempts: 9, dueAt: new Date() } as const;
      const ids = { id: In(rejected) };
      await unitOfWork.write((manager) => manager.update(WebhookDeliveryEntity, ids, due));
      const failed = { ...ids, status: 'failed' } as const;
      const failures = () => unitOfWork.read.countBy(WebhookDeliveryEntity, failed);
      await until(async () => (await failures()) === 2 || undefined);
    };
    await giveUpAll();
    await giveUpAll();
    const kind = 'webhook-event-given-up';
    const headers = Like(`%<webhook-${webhook.id}@%`);
    const count = () => unitOfWork.read.countBy(MailEntity, { kind, headers });
    // Only the owners are mailed.
    expect(await count()).toBe(1);
    const mail = (await mailsTo(application, administrator.email, kind)).at(-1);
    expect(mail?.subject).toBe(`Webhook event not delivered: ${new URL(webhook.url).host}`);
    expect(mail?.textPart).toContain('Answered with 422');
    expect(mail?.textPart).not.toContain('/hook');
    const yesterday = { createdAt: new Date(Date.now() - 24.1 * 3_600_000) };
    await unitOfWork.write((manager) => manager.update(MailEntity, { kind }, yesterday));
    await giveUpAll();
    expect(await count()).toBe(2);
  });

  test('stay enabled if the URL was corrected while the old one failed', async () => {
    const { id } = await create('order.created');
    const { read } = application.database.unitOfWork;
    const tried = await read.findOneByOrFail(WebhookEntity, { id });
    const count = () => read.countBy(MailEntity, { kind: 'webhook-switched-off' });
    const before = await count();
    const edit = { url: `${tried.url}/corrected`, events: ['order.created'], isEnabled: true };
    await admin.put(`${path}/${id}`, edit).expect(200);
    await application.nest.get(WebhookSwitchService).switchOff(tried, 'gone');
    expect(await read.findOneByOrFail(WebhookEntity, { id })).toMatchObject({ isEnabled: true });
    expect(await count()).toBe(before);
  });

  test('lose the deliveries about a person when the account is deleted', async () => {
    const webhook = await create('order.created');
    const person = await application.customer();
    await placeOrder(person);
    await settled(webhook, 'sent');
    const { id } = await person.user();
    await admin.delete(`/api/admin/customers/${id}`).expect(204);
    expect(await newest(webhook)).toBeUndefined();
  });

  test.each(['ftp://example.com', 'https://user:secret@example.com/', 'example.com'])(
    'reject the URL %s with 422',
    async (url) => {
      const { body } = await admin.post(path, { url, events: ['order.paid'] }).expect(422);
      const message = 'Please enter a web address, such as https://crm.example.com/hook';
      expect(body.errors).toEqual([{ path: 'url', message }]);
    },
  );
});
