import { databases } from '../../test/databases.js';
import { storeFile } from '../../test/order-files.js';
import { placeOrder } from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe.each(databases)('the record of a customer on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  test('contains the orders, threads, files and totals of this customer only', async () => {
    const admin = await application.administrator();
    const customer = await application.customer();
    const { id } = await customer.user();
    const read = async () => (await admin.get(`/api/admin/customers/${id}`).expect(200)).body;
    const counts = { orderCount: 0, spent: 0, threadCount: 0, fileCount: 0 };
    expect(await read()).toMatchObject({ customer: { id }, ...counts, orders: [], files: [] });
    await placeOrder(await application.customer(), { serviceName: 'Jingle', servicePrice: 140 });
    const ids: string[] = [];
    for (let placed = 0; placed < 11; placed += 1) {
      ids.unshift(await placeOrder(customer, { serviceName: 'Jingle', servicePrice: 140 }));
    }
    await customer.post(`/api/orders/${ids[0]}/cancel`).expect(200);
    await customer.post('/api/messages', { subject: 's', message: 'm' }).expect(201);
    const fileId = await storeFile(application, customer, ids[1] ?? '', { name: 'raw.wav' });
    const record = await read();
    expect(record).toMatchObject({ orderCount: 11, spent: 1400, threadCount: 1, fileCount: 1 });
    expect(record.orders.map((order: { id: string }) => order.id)).toEqual(ids.slice(0, 10));
    expect(record.threads).toMatchObject([{ subject: 's' }]);
    expect(record.files).toMatchObject([{ id: fileId, orderId: ids[1], name: 'raw.wav' }]);
    await admin.get(`/api/admin/customers/${ids[0]}`).expect(404);
  });
});
