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
  });
});
