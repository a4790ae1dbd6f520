import type { OrderEvent } from '@northcast/shared-contracts/api/entities';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { pricedOrder } from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { WebhookDeliveryEntity } from '../webhooks/webhook-delivery.entity.js';

describe.each(databases)('the corrected day of a payment on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database);
    admin = await application.administrator();
    customer = await application.customer();
    const webhook = { url: 'https://crm.example.com/hook', events: ['order.paid'] };
    await admin.post('/api/admin/webhooks', webhook).expect(201);
  });
  afterAll(() => application.close());

  const pay = (id: string, body: object) => admin.put(`/api/admin/orders/${id}/payment`, body);
  const mails = async () =>
    (await mailsTo(application, (await customer.user()).email, 'payment-received')).length;
  const webhooks = (id: string) =>
    application.database.unitOfWork.read
      .find(WebhookDeliveryEntity)
      .then((rows) => rows.filter(({ body }) => body.includes(id)).length);
  const days = async (id: string) =>
    ((await customer.get(`/api/orders/${id}`).expect(200)).body.events as OrderEvent[])
      .filter(({ kind }) => kind === 'paid')
      .map(({ detail }) => detail);

  test('is neither mailed nor sent to webhooks; timeline and audit log show it', async () => {
    const [id, sent] = [await pricedOrder(customer), await mails()];
    await pay(id, { paidOn: '2024-11-20' }).expect(200);
    await pay(id, { paidOn: '2024-11-22', price: 150 }).expect(409);
    await pay(id, { paidOn: '2024-11-22', price: 140 }).expect(200);
    expect(await days(id)).toEqual(['November 22, 2024']);
    expect([(await mails()) - sent, await webhooks(id)]).toEqual([1, 1]);
    const { body } = await admin.get(`/api/admin/audit?q=${id}`).expect(200);
    expect(body[0]).toMatchObject({
      action: 'payment.changed',
      changes: [{ field: 'paidOn', before: '2024-11-20', after: '2024-11-22' }],
    });
  });

  test('is a new payment once the former day was cleared', async () => {
    const [id, sent] = [await pricedOrder(customer), await mails()];
    await pay(id, { paidOn: '2024-11-20' }).expect(200);
    await pay(id, { paidOn: '' }).expect(200);
    await pay(id, { paidOn: '2024-11-22' }).expect(200);
    await pay(id, { paidOn: '2024-11-23' }).expect(200);
    expect(await days(id)).toEqual(['November 20, 2024', 'November 23, 2024']);
    expect([(await mails()) - sent, await webhooks(id)]).toEqual([2, 2]);
  });
});
