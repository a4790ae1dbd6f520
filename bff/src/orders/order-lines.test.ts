import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo } from '../../test/mailbox.js';
import { companyEnvironment } from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { InvoiceEntity } from '../invoice-documents/invoice.entity.js';

const creator = { name: 'Creator', price: 220, quantity: 1 };
const rush = { name: 'Rush Delivery (12 hours)', price: 50, quantity: 1 };
const jingles = { name: 'Jingle', price: 140, quantity: 2 };
const order = {
  serviceName: 'Creator',
  servicePrice: 550,
  lines: [creator, rush, jingles],
  customerPhone: '+1 212 555 0142',
  projectBrief: 'Three episodes.',
};

describe.each(databases)('orders with several lines on %s', (database) => {
  let application: TestApplication;
  let admin: Client;
  beforeAll(async () => {
    application = await startApplication(database, companyEnvironment);
    admin = await application.administrator();
  });
  afterAll(() => application.close());

  const invoiceLines = async (id: string) => {
    const row = await application.database.unitOfWork.read.findOneByOrFail(InvoiceEntity, { id });
    return JSON.parse(row.document).lines;
  };
  const ordersOf = async (customer: Client) => (await customer.get('/api/orders')).body;

  test('an order has the same lines in every response, export and mail', async () => {
    const customer = await application.customer();
    const { email } = await customer.user();
    const { body } = await customer.post('/api/orders', order).expect(201);
    const { customerPhone: _phone, ...stored } = order;
    expect(body).toMatchObject(stored);
    expect(body.isCustomRequest).toBeUndefined();
    expect(await ordersOf(customer)).toEqual([body]);
    const page = await customer.get(`/api/orders/${body.id}`).expect(200);
    const revisions = { included: 15, used: 0 };
    expect(page.body).toMatchObject({ kind: 'service', order: stored, revisions });
    const found = await admin.get(`/api/admin/orders?q=${email}%20jingle`).expect(200);
    expect(found.body).toMatchObject([stored]);
    const csv = await admin.get(`/api/admin/orders.csv?q=${email}`).expect(200);
    expect(csv.text).toContain('Creator; Rush Delivery (12 hours); 2 × Jingle');
    const mail = (await mailsTo(application, email)).at(-1)?.textPart;
    for (const text of ['Rush Delivery (12 hours)', '2 × Jingle', '$280', '$550']) {
      expect(mail).toContain(text);
    }
    const data = await customer.get('/api/account/data').expect(200);
    expect(data.body.orders).toMatchObject([stored]);
  });

  test.each([
    [
      'a wrong price',
      { lines: [creator, { ...rush, price: 49 }, jingles] },
      ['lines[1].price', 'servicePrice'],
    ],
    [
      'an unknown service name',
      { lines: [creator, { ...rush, name: 'Moon landing' }, jingles] },
      ['lines[1].name'],
    ],
    [
      'a custom request as a line',
      { lines: [creator, { ...rush, name: 'Free Trial' }, jingles] },
      ['lines[1].name'],
    ],
    ['a wrong total', { servicePrice: 549 }, ['servicePrice']],
    ['a service name not of the first line', { serviceName: 'Jingle' }, ['serviceName']],
    ['a custom service name', { serviceName: 'Something' }, ['serviceName']],
    ['21 lines', { lines: Array(21).fill(creator), servicePrice: 4620 }, ['lines']],
    ['an empty list of lines', { lines: [], servicePrice: 0 }, ['lines']],
    ['a quantity of 0', { lines: [{ ...creator, quantity: 0 }] }, ['lines[0].quantity']],
    ['a quantity of 21', { lines: [{ ...creator, quantity: 21 }] }, ['lines[0].quantity']],
    ['a fractional quantity', { lines: [{ ...creator, quantity: 1.5 }] }, ['lines[0].quantity']],
    ['a price given as text', { lines: [{ ...creator, price: '220' }] }, ['lines[0].price']],
  ])('%s is rejected with 422, and nothing is stored', async (_case, change, paths) => {
    const customer = await application.customer();
    const { body } = await customer.post('/api/orders', { ...order, ...change }).expect(422);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
    expect(await ordersOf(customer)).toEqual([]);
  });

  test.each(plans.map(({ name, price }) => [name, price] as const))(
    'an order for %s alone is stored without lines, whether sent with a line or without',
    async (serviceName, servicePrice) => {
      const customer = await application.customer();
      const lines = [{ name: serviceName, price: servicePrice }];
      for (const change of [{ lines }, { lines: undefined }]) {
        const sent = { ...order, serviceName, servicePrice, ...change };
        const { body } = await customer.post('/api/orders', sent).expect(201);
        expect(body).toMatchObject({ serviceName, servicePrice });
        expect(body.lines).toBeUndefined();
      }
    },
  );

  test('one idempotency key stores one order, and other lines under the same key return 422', async () => {
    const customer = await application.customer();
    const send = (body: object) => customer.post('/api/orders', body).set('Idempotency-Key', 'a');
    const [first, second] = await Promise.all([send(order), send(order)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    await send({ ...order, servicePrice: 270, lines: [creator, rush] }).expect(422);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  test('administrators can change the price but not the name, and the invoice follows the price', async () => {
    const customer = await application.customer();
    const { body } = await customer.post('/api/orders', order).expect(201);
    const path = `/api/admin/orders/${body.id}`;
    const { lines: _lines, ...edit } = body;
    const refused = await admin.put(path, { ...edit, serviceName: 'Starter' }).expect(422);
    expect(refused.body.errors).toMatchObject([{ path: 'serviceName' }]);
    await admin.put(path, { ...edit, servicePrice: 440 }).expect(200);
    expect((await ordersOf(customer))[0]).toMatchObject({ servicePrice: 440, lines: order.lines });
    const to = { customerName: 'Ada' };
    const discounted = await admin.post(`${path}/invoices`, to).expect(201);
    expect(discounted.body.totalCents).toBe(44_000);
    expect(await invoiceLines(discounted.body.id)).toEqual([
      {
        text: 'Creator; Rush Delivery (12 hours); 2 × Jingle',
        quantity: 1,
        unitCents: 44_000,
      },
    ]);
    const other = await customer.post('/api/orders', order).expect(201);
    const whole = await admin.post(`/api/admin/orders/${other.body.id}/invoices`, to).expect(201);
    expect(await invoiceLines(whole.body.id)).toEqual([
      { text: 'Creator', quantity: 1, unitCents: 22_000 },
      { text: 'Rush Delivery (12 hours)', quantity: 1, unitCents: 5000 },
      { text: 'Jingle', quantity: 2, unitCents: 14_000 },
    ]);
  });
});
