import { Authenticator } from '../../test/authenticator.js';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

const path = '/api/account/second-factor/passkeys';

describe.each(databases)('registration of passkeys on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database, { PUBLIC_URL: 'http://localhost:3000' });
  });
  afterAll(() => application.close());

  const ask = (client: Client) => client.post(`${path}/options`, { currentPassword: 'password' });

  test('concurrent requests for options all succeed, and one of the challenges is valid', async () => {
    const client = await application.customer();
    const responses = await Promise.all(Array.from({ length: 8 }, () => ask(client)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { body } = await ask(client).expect(200);
    const credential = new Authenticator().register(body.options);
    await client.post(path, { name: 'My phone', credential }).expect(201);
  });

  test.each([
    ['a number', 5],
    ['an object', {}],
    ['a text', 'usb'],
    ['a long text', ['x'.repeat(300)]],
    ['other values', [null, 7, 'USB!']],
  ])('transports that are %s are ignored', async (_case, transports) => {
    const client = await application.customer();
    const { body } = await ask(client).expect(200);
    const credential = new Authenticator().register(body.options, { transports });
    await client.post(path, { name: 'My phone', credential }).expect(201);
    const again = await ask(client).expect(200);
    const [{ transports: kept = [] }] = JSON.parse(again.body.options).excludeCredentials;
    expect(kept).toEqual([]);
  });
});
