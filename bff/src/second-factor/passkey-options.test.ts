import { Authenticator } from '../../test/authenticator.js';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { PasskeyChallengeEntity } from './passkey-challenge.entity.js';

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

  test('of more than 10,000 open challenges the oldest are deleted', async () => {
    const { unitOfWork } = application.database;
    const newest = Date.now() - 1000;
    const flood = Array.from({ length: 10_000 }, (_, age) => ({
      bindingHash: `flood ${age}`,
      challenge: 'x',
      createdAt: new Date(newest - age),
    }));
    const client = await application.customer();
    await unitOfWork.write((manager) => manager.insert(PasskeyChallengeEntity, flood));
    const answers = await Promise.all([ask(client), ask(await application.customer())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const credential = new Authenticator().register(answers[0].body.options);
    await client.post(path, { name: 'My phone', credential }).expect(201);
    const { read } = unitOfWork;
    expect(await read.count(PasskeyChallengeEntity)).toBeLessThanOrEqual(10_000);
    const existsAt = (age: number) =>
      read.existsBy(PasskeyChallengeEntity, { bindingHash: `flood ${age}` });
    expect([await existsAt(0), await existsAt(9_990), await existsAt(9_999)]).toEqual([
      true,
      true,
      false,
    ]);
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
