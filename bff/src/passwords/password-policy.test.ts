import type { Client } from '../../test/client.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';

const person = { firstName: 'Ada', lastName: 'Kwon', email: 'ada@example.com' };
const common = {
  path: 'password',
  message: 'This password is one of the most common ones. Please choose another one.',
};

describe('PASSWORD_POLICY=strict', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication('sqlite', { PASSWORD_POLICY: 'strict' });
  });
  afterAll(() => application.close());

  const register = (password: string) =>
    application.visitor().post('/api/register', { ...person, password });

  test.each(['password', 'Password1', '123456', 'adakwon', 'ada@example.com'])(
    'rejects the password %s',
    async (password) => {
      expect((await register(password).expect(422)).body.errors).toEqual([common]);
      const admin = await application.administrator();
      const refused = await admin.post('/api/admin/customers', { ...person, password }).expect(422);
      expect(refused.body.errors).toEqual([common]);
    },
  );

  test('accepts a password that is not common', async () => {
    await register('plum ladder').expect(201);
  });
});

describe('without PASSWORD_POLICY', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication('sqlite');
  });
  afterAll(() => application.close());

  const change = (client: Client, currentPassword: string, password: string) =>
    client.put('/api/account/password', { currentPassword, password });

  test('customers can choose a common password', async () => {
    await change(await application.customer(), 'password', '123456').expect(204);
  });

  test('administrators cannot change their own password to a common one', async () => {
    const admin = await application.administrator();
    const { body } = await change(admin, administrator.password, '123456').expect(422);
    expect(body.errors).toEqual([common]);
    await change(admin, administrator.password, 'plum ladder').expect(204);
    await change(admin, 'plum ladder', administrator.password).expect(204);
  });

  test('owners cannot give an account of the team a common password', async () => {
    const admin = await application.administrator();
    const path = '/api/admin/customers';
    const form = { ...person, isAdmin: true };
    const refused = await admin.post(path, { ...form, password: '123456' }).expect(422);
    expect(refused.body.errors).toEqual([common]);
    const made = await admin.post(path, { ...form, password: 'plum ladder' }).expect(201);
    const edit = (change: object) => admin.put(`${path}/${made.body.id}`, { ...person, ...change });
    // Also an edit that does not mention the rights.
    const { body } = await edit({ password: '123456' }).expect(422);
    expect(body.errors).toEqual([common]);
    await edit({ password: 'amber lantern' }).expect(200);
  });

  test('a customer made an administrator cannot get a common password, and can keep one', async () => {
    const admin = await application.administrator();
    const customer = { ...person, email: 'kwon@example.com' };
    const form = { ...customer, password: '123456', isAdmin: false };
    const { body } = await admin.post('/api/admin/customers', form).expect(201);
    const path = `/api/admin/customers/${body.id}`;
    await admin.put(path, { ...form, password: 'password' }).expect(200);
    await admin.put(path, { ...form, isAdmin: true }).expect(422);
    await admin.put(path, { ...form, password: '', isAdmin: true }).expect(200);
  });
});
