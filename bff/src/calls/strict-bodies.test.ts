import type { Client } from '../../test/client.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';

const person = { firstName: 'Ada', lastName: 'Kwon', password: 'correct horse' };

describe('strict validation of request bodies', () => {
  let application: TestApplication;
  let admin: Client;
  let customer: Client;
  let addresses = 0;
  beforeAll(async () => {
    application = await startApplication('sqlite');
    admin = await application.administrator();
    customer = await application.customer();
  });
  afterAll(() => application.close());

  const register = (change: object) => {
    addresses += 1;
    const account = { ...person, email: `ada-${addresses}@example.com`, ...change };
    return application.visitor().post('/api/register', account);
  };

  test.each([
    ['password', 123456],
    ['firstName', 7],
    ['lastName', true],
    ['email', 1],
  ])('a registration with a non-string %s (%j) is rejected', async (path, value) => {
    const { body } = await register({ [path]: value }).expect(422);
    expect(body.errors).toEqual([{ path, message: 'Please enter a text' }]);
  });

  test('a message whose subject is a number is rejected', async () => {
    await customer.post('/api/messages', { subject: 1, message: 'm' }).expect(422);
    expect((await customer.get('/api/messages')).body).toEqual([]);
  });

  test('a price or a boolean that is sent as a string is rejected', async () => {
    const order = { customerPhone: '1', projectBrief: 'b', servicePrice: '5' };
    const { body } = await customer.post('/api/orders', order).expect(422);
    expect(body.errors).toEqual([
      { path: 'servicePrice', message: 'Price must be a whole number of dollars, 0 or more' },
    ]);
    const account = { ...person, email: 'switch@example.com', isAdmin: 'true' };
    await admin.post('/api/admin/customers', account).expect(422);
  });

  test.each([
    ['2026-02-30T00:00:00Z', 422],
    ['2026-02-29T00:00:00Z', 422],
    ['2024-02-29T00:00:00Z', 201],
    ['2026-04-31T10:00:00+02:00', 422],
  ])('an order created at %s returns %d', async (createdAt, status) => {
    const { id } = await customer.user();
    const order = { serviceName: 'x', servicePrice: 1, projectBrief: 'b', userId: id, createdAt };
    await admin.post('/api/admin/orders', order).expect(status);
  });

  test.each([
    ['firstName', '\u200b'],
    ['firstName', '\u3164'],
    ['lastName', 'Kwon\u001b[31m'],
    ['lastName', '\u202enowK'],
    ['firstName', '—'],
    ['email', 'a@b..com'],
    ['email', '<a@b.com>'],
    ['email', 'ada\u200b@example.com'],
  ])('a registration with the invalid %s %j is rejected', async (path, value) => {
    const { body } = await register({ [path]: value }).expect(422);
    expect(body.errors).toMatchObject([{ path }]);
  });

  test.each(['علی‌رضا', 'Zoë', '李', "O'Neil-Ångström", 'R2'])(
    'the first name %s is accepted',
    async (firstName) => {
      const { body } = await register({ firstName }).expect(201);
      expect(body.firstName).toBe(firstName);
    },
  );

  test('a phone number with an invisible character is rejected', async () => {
    const order = { customerPhone: '+44\u200b20', projectBrief: 'b' };
    const { body } = await customer.post('/api/orders', order).expect(422);
    expect(body.errors).toMatchObject([{ path: 'customerPhone' }]);
  });

  test.each([
    ['/api/admin/notices', { notices: true }],
    ['/api/admin/notices', { notices: 'AT-ONCE' }],
    ['/api/admin/notices', {}],
  ])('%s rejects %j with an error on its field', async (path, body) => {
    const answer = await admin.put(path, body).expect(422);
    expect(answer.body.errors).toMatchObject([{ path: 'notices' }]);
  });

  test.each([7, 'x', 'x'.repeat(301), 'not/base64/url/at/all/x'])(
    'the malformed unsubscribe token %j is rejected',
    async (token) => {
      const { body } = await application.visitor().post('/api/unsubscribe', { token }).expect(422);
      expect(body.errors).toMatchObject([{ path: 'token' }]);
    },
  );

  test('signing in with a malformed email address returns 401', async () => {
    const stranger = { email: 'a@b..com', password: administrator.password };
    await application.visitor().post('/api/login', stranger).expect(401);
  });
});
