import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { companyEnvironment, invoicedOrder, pricedOrder } from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { problems } from '../errors/problems.js';

const paymentLink = 'https://pay.example/1';

describe.each(databases)('money of a cancelled order on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  beforeAll(async () => {
    application = await startApplication(database, companyEnvironment);
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  const cancel = (id: string) => customer.post(`/api/orders/${id}/cancel`).expect(200);
  const issue = (id: string) =>
    admin.post(`/api/admin/orders/${id}/invoices`, { customerName: 'Ada Kwon' });
  const pay = (id: string, body: object) => admin.put(`/api/admin/orders/${id}/payment`, body);
  const paymentOf = async (id: string) =>
    (await customer.get(`/api/orders/${id}/payment`).expect(200)).body;

  test('a new or changed payment link and an invoice return 409', async () => {
    const [linked, other] = [await pricedOrder(customer), await pricedOrder(customer)];
    await pay(linked, { paymentLink }).expect(200);
    await cancel(linked);
    await cancel(other);
    const refused = [
      await pay(linked, { paymentLink: 'https://pay.example/2' }).expect(409),
      await pay(other, { paymentLink, paidOn: '2024-11-20' }).expect(409),
      await issue(other).expect(409),
    ];
    expect(refused.map(({ body }) => body.message)).toEqual(Array(3).fill(problems.cancelledOrder));
    expect(await paymentOf(linked)).toEqual({ paymentLink, version: 1 });
    expect(await paymentOf(other)).toEqual({ version: 0 });
    expect((await customer.get(`/api/orders/${other}/invoices`)).body).toEqual([]);
  });

  test('the day of payment can be entered beside the link, and both can be cleared', async () => {
    const id = await pricedOrder(customer);
    await pay(id, { paymentLink }).expect(200);
    await cancel(id);
    await pay(id, { paymentLink, paidOn: '2024-11-20', price: 140, version: 1 }).expect(200);
    expect(await paymentOf(id)).toEqual({ paymentLink, paidOn: '2024-11-20', version: 2 });
    await pay(id, { paymentLink: '', paidOn: '' }).expect(200);
    expect(await paymentOf(id)).toEqual({ version: 3 });
  });

  test('its invoice can be taken back, and no other one is issued', async () => {
    const { id, invoiceId } = await invoicedOrder(customer, admin);
    await cancel(id);
    const reason = { reason: 'The order is cancelled.' };
    await admin.post(`/api/admin/invoices/${invoiceId}/credit-note`, reason).expect(201);
    await issue(id).expect(409);
  });
});
