import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe.each(databases)('a request with a session that was replaced on %s', (database) => {
  let application: TestApplication;
  let made = 0;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  async function customer() {
    made += 1;
    const email = `replaced-${made}@example.com`;
    const client = await application.customer({ email });
    return { client, account: { email, password: 'password' }, before: client.cookie() };
  }
  /** Sends a request that began before the browser got its present cookies. */
  const late = (cookie: string) =>
    application.visitor().get('/api/user').set('Cookie', cookie).expect(401);

  test('by a new password is refused without clearing the cookie of the new one', async () => {
    const { client, before } = await customer();
    const change = { currentPassword: 'password', password: 'another one' };
    await client.put('/api/account/password', change).expect(204);
    expect((await late(before)).headers['set-cookie']).toBeUndefined();
  });

  test('by a sign-in is refused without clearing the cookie of the new one', async () => {
    const { client, account, before } = await customer();
    await client.post('/api/login', account).expect(200);
    expect((await late(before)).headers['set-cookie']).toBeUndefined();
  });

  test('by a sign-out and a sign-in is refused without clearing the cookie of the new one', async () => {
    const { client, account, before } = await customer();
    const { headers } = await client.post('/api/logout').expect(204);
    expect(String(headers['set-cookie'])).toMatch(/nc_session=;/);
    await client.post('/api/login', account).expect(200);
    expect((await late(before)).headers['set-cookie']).toBeUndefined();
  });

  test('by nothing, because another device ended it, clears the cookies', async () => {
    const { account, before } = await customer();
    const other = application.visitor();
    await other.post('/api/login', account).expect(200);
    await other.delete('/api/account/sessions').expect(204);
    expect(String((await late(before)).headers['set-cookie'])).toMatch(/nc_session=;/);
  });
});
