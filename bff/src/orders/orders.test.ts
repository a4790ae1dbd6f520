import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const order = {
  serviceName: 'YouTube Audiogram',
  servicePrice: 99,
  customerPhone: '+44 20 7946 0958',
  projectBrief: 'Six episodes, two hosts.',
};

describe.each(databases)('orders on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  test('an order is stored with the name and e-mail address of the account', async () => {
    const customer = await application.customer({ firstName: 'Åsa', lastName: 'Ólafs' });
    const { id, email } = await customer.user();
    const sent = { ...order, customerName: 'Mallory', customerEmail: 'mallory@example.com' };
    const { body } = await customer.post('/api/orders', sent).expect(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      userId: id,
      ...order,
      customerName: 'Åsa Ólafs',
      customerEmail: email,
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      updatedAt: body.createdAt,
      version: 1,
    });
    const list = await customer.get('/api/orders').expect(200);
    expect(list.body).toEqual([body]);
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(10_000);
  });

  test('customers see their own orders only, newest first', async () => {
    const customer = await application.customer();
    const other = await application.customer();
    await other.post('/api/orders', order).expect(201);
    for (const projectBrief of ['first', 'second', 'third']) {
      await customer.post('/api/orders', { ...order, projectBrief }).expect(201);
    }
    const { body } = await customer.get('/api/orders').expect(200);
    expect(body.map((row: { projectBrief: string }) => row.projectBrief)).toEqual([
      'third',
      'second',
      'first',
    ]);
  });

  test.each(services.map(({ name, price }) => [name, price]))(
    '%s costs %d dollars rounded down, and a lower price is rejected',
    async (serviceName, price) => {
      const customer = await application.customer();
      const cheaper = { ...order, serviceName, servicePrice: Math.trunc(price) - 1 };
      const { body } = await customer.post('/api/orders', cheaper).expect(422);
      expect(body.errors).toEqual([
        {
          path: 'servicePrice',
          message: 'The price does not match our catalogue. Please reload the page and try again.',
        },
      ]);
      const right = { ...order, serviceName, servicePrice: Math.trunc(price) };
      await customer.post('/api/orders', right).expect(201);
      const list = await customer.get('/api/orders');
      expect(list.body[0].servicePrice).toBe(Math.trunc(price));
    },
  );

  test.each(['Custom Solution', 'Enterprise Solution', 'Free Trial', 'Demo Call', 'A new name'])(
    '%s is stored with the price of the request',
    async (serviceName) => {
      const customer = await application.customer();
      const custom = { ...order, serviceName, servicePrice: 4321 };
      const { body } = await customer.post('/api/orders', custom).expect(201);
      expect(body.servicePrice).toBe(4321);
    },
  );

  test.each([
    ['an invisible character', 'Consul\u200bting', 0],
    ['a soft hyphen', 'Consul\u00adting', 0],
    ['a right-to-left override', '\u202eConsulting', 0],
    ['a Cyrillic letter', '\u0421onsulting', 0],
    ['a full-width letter', '\uff23onsulting', 0],
    ['a plan', 'Creator', 1],
    ['the name of a plan on the home page', 'pro', 0],
    ['an add-on', 'Audiogram Creation', 1],
  ])('%s does not bypass the price check', async (_case, serviceName, servicePrice) => {
    const customer = await application.customer();
    const { body } = await customer
      .post('/api/orders', { ...order, serviceName, servicePrice })
      .expect(422);
    expect(body.errors).toMatchObject([{ path: 'servicePrice' }]);
  });

  test('plans and add-ons at their price are not custom requests, and other names are', async () => {
    const customer = await application.customer();
    for (const [serviceName, servicePrice, isCustomRequest] of [
      ['Creator', 220, undefined],
      ['Audiogram Creation', 35, undefined],
      ['A series about bees', 7, true],
    ]) {
      const sent = { ...order, serviceName, servicePrice };
      const { body } = await customer.post('/api/orders', sent).expect(201);
      expect(body.isCustomRequest).toBe(isCustomRequest);
    }
  });

  test('an order without service and price is stored as Custom Service at 0', async () => {
    const customer = await application.customer();
    const { serviceName: _name, servicePrice: _price, ...rest } = order;
    const { body } = await customer.post('/api/orders', rest).expect(201);
    expect(body).toMatchObject({ serviceName: 'Custom Service', servicePrice: 0 });
  });

  test.each([
    ['no phone', { customerPhone: '' }, 'customerPhone', 'Phone number is required'],
    ['a blank phone', { customerPhone: '  ' }, 'customerPhone', 'Phone number is required'],
    ['no brief', { projectBrief: undefined }, 'projectBrief', 'Project brief is required'],
    [
      'a brief that is too long',
      { projectBrief: 'x'.repeat(5001) },
      'projectBrief',
      'Please use at most 5000 characters',
    ],
    [
      'a price with cents',
      { serviceName: 'Other', servicePrice: 1.5 },
      'servicePrice',
      'Price must be a whole number of dollars, 0 or more',
    ],
    [
      'a negative price',
      { serviceName: 'Other', servicePrice: -1 },
      'servicePrice',
      'Price must be a whole number of dollars, 0 or more',
    ],
    [
      'an unpaired surrogate',
      { projectBrief: 'a\ud800b' },
      'projectBrief',
      'Please remove characters that cannot be stored',
    ],
  ])('%s is rejected with 422, and nothing is stored', async (_case, change, path, message) => {
    const customer = await application.customer();
    const { body, type } = await customer.post('/api/orders', { ...order, ...change }).expect(422);
    expect(type).toBe('application/problem+json');
    expect(body).toMatchObject({ status: 422, errors: [{ path, message }] });
    expect((await customer.get('/api/orders')).body).toEqual([]);
  });

  test.each([
    ['emoji', '🎙️ launch 👩‍🚀'],
    ['right-to-left text', 'شريط صوتي — תקציר'],
    ['text with line breaks, tabs and quotes', 'one\n\ttwo "three" \'four\' \\ `five`;--'],
    ['a text of maximum length in four-byte characters', '𝔸'.repeat(2500)],
  ])('%s is stored and returned unchanged', async (_case, projectBrief) => {
    const customer = await application.customer();
    await customer.post('/api/orders', { ...order, projectBrief }).expect(201);
    const { body } = await customer.get('/api/orders');
    expect(body[0].projectBrief).toBe(projectBrief);
  });

  test('a visitor gets 401 Unauthorized', async () => {
    const { body } = await application.visitor().post('/api/orders', order).expect(401);
    expect(body).toMatchObject({ status: 401, message: 'Unauthorized' });
    await application.visitor().get('/api/orders').expect(401);
  });
});
