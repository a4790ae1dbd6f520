import { moneyTexts } from '@northcast/shared-contracts/content/texts/money-texts';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import {
  acceptQuote,
  companyEnvironment,
  pricedOrder,
  quotedOrder,
} from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe.each(databases)('prices and payments of an order on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database, companyEnvironment);
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  const to = { customerName: 'Łukasz Ørsted' };
  const issue = (id: string, body: object) => admin.post(`/api/admin/orders/${id}/invoices`, body);
  const pay = (id: string, body: object) => admin.put(`/api/admin/orders/${id}/payment`, body);

  test('an order that has lost its price is not to be paid, and its payment link can be removed', async () => {
    const id = await pricedOrder(customer);
    const paymentLink = 'https://pay.example/1';
    await pay(id, { paymentLink }).expect(200);
    const order = { serviceName: 'Jingle', servicePrice: 0, projectBrief: 'A theme.' };
    await admin.put(`/api/admin/orders/${id}`, order).expect(200);
    expect((await customer.get(`/api/orders/${id}`)).body.nextStep).toBe('confirmation');
    await pay(id, { paymentLink }).expect(409);
    await pay(id, { paymentLink: '', paidOn: '' }).expect(200);
    expect((await customer.get(`/api/orders/${id}/payment`)).body).toEqual({ version: 2 });
  });

  test('a day of payment that has begun nowhere on Earth returns 422 and is not mailed', async () => {
    const id = await pricedOrder(customer);
    const mails = async () => (await mailsTo(application, (await customer.user()).email)).length;
    const before = await mails();
    const paidOn = new Date(Date.now() + 39 * 3_600_000).toISOString().slice(0, 10);
    const { body } = await pay(id, { paidOn }).expect(422);
    expect(body.errors).toEqual([{ path: 'paidOn', message: moneyTexts.paidAhead }]);
    expect(await mails()).toBe(before);
  });

  test('a payment day and an invoice for another price than the current one return 409', async () => {
    const { id, quoteId } = await quotedOrder(customer, admin);
    await acceptQuote(customer, id, quoteId);
    const paid = { paidOn: '2024-11-20' };
    const refused = [
      await pay(id, { ...paid, price: 400 }).expect(409),
      await issue(id, { ...to, price: 400 }).expect(409),
    ];
    expect(refused.map(({ body }) => body.message)).toEqual(Array(2).fill(moneyTexts.priceChanged));
    expect((await customer.get(`/api/orders/${id}/payment`)).body).toEqual({ version: 0 });
    expect((await customer.get(`/api/orders/${id}/invoices`)).body).toEqual([]);
    await pay(id, { ...paid, price: 500 }).expect(200);
    await issue(id, { ...to, price: 500 }).expect(201);
    await pay(id, { ...paid, paymentLink: 'https://pay.example/1', price: 400 }).expect(200);
    await pay(id, { paidOn: '', price: 'much' }).expect(422);
  });
});
