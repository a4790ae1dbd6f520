import { MoreThan } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { Authenticator, type Deviation } from '../../test/authenticator.js';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { addPasskey, ageConfirmation, setUpTotp, totpCode } from '../../test/second-factor.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';
import { HousekeepingService } from '../housekeeping/housekeeping.service.js';
import { MailEntity } from '../mail/mail.entity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { PasskeyChallengeEntity } from './passkey-challenge.entity.js';

const path = '/api/account/second-factor/passkeys';
const currentPassword = 'password';
const minute = 60_000;

describe.each(databases)('passkeys on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database, { PUBLIC_URL: 'http://localhost:3000' });
  });
  afterAll(() => application.close());

  const read = () => application.database.unitOfWork.read;
  const write = () => application.database.unitOfWork;
  const status = async (client: Client) =>
    (await client.get('/api/account/second-factor').expect(200)).body;
  const registration = async (client: Client): Promise<string> =>
    (await client.post(`${path}/options`, { currentPassword }).expect(200)).body.options;
  const challenge = async (client: Client): Promise<string> =>
    (await client.post('/api/login/passkey/options').expect(200)).body.options;

  const signIn = async (phone: Authenticator, deviation: Deviation = {}, client?: Client) => {
    const visitor = client ?? application.visitor();
    const credential = phone.use(await challenge(visitor), deviation);
    return visitor.post('/api/login/passkey', { credential });
  };

  test('adding the first passkey returns recovery codes, sends a mail and ends other sessions', async () => {
    const client = await application.customer();
    const { email, id: userId } = await client.user();
    const elsewhere = application.visitor();
    await elsewhere.post('/api/login', { email, password: 'password' }).expect(200);
    const { recoveryCodes } = await addPasskey(client);
    expect(recoveryCodes).toHaveLength(10);
    expect(await status(client)).toMatchObject({
      passkeysAvailable: true,
      recoveryCodesLeft: 10,
      passkeys: [{ id: expect.any(String), name: 'My phone', createdAt: expect.any(String) }],
    });
    await elsewhere.get('/api/user').expect(401);
    const mails = await read().findBy(MailEntity, { userId, kind: 'second-factor-changed' });
    expect(mails).toHaveLength(1);
    expect((await addPasskey(client)).recoveryCodes).toEqual([]);
  });

  test('a further passkey or app can be added only after a confirmation', async () => {
    const client = await application.customer();
    const { recoveryCodes } = await addPasskey(client);
    await ageConfirmation(application, client, 11);
    const starts = [`${path}/options`, '/api/account/second-factor/totp'];
    for (const start of starts) {
      const { body } = await client.post(start, { currentPassword }).expect(403);
      expect(body.stepUp).toEqual(['recovery', 'passkey']);
    }
    await client.post('/api/account/step-up', { code: recoveryCodes[0] ?? '' }).expect(204);
    for (const start of starts) await client.post(start, { currentPassword }).expect(200);
  });

  test('a passkey signs in without password or code, and its last use is recorded', async () => {
    const client = await application.customer();
    const { phone } = await addPasskey(client);
    const visitor = application.visitor();
    const { body } = await signIn(phone, {}, visitor);
    expect(body.id).toBe((await client.user()).id);
    expect((await visitor.user()).id).toBe(body.id);
    expect((await status(client)).passkeys[0].lastUsedAt).toEqual(expect.any(String));
  });

  test('a password sign-in asks for the passkey or a recovery code', async () => {
    const client = await application.customer();
    const { email } = await client.user();
    const { recoveryCodes } = await addPasskey(client);
    const login = { email, password: 'password' };
    const { body } = await application.visitor().post('/api/login', login).expect(401);
    expect(body.secondFactor).toEqual(['recovery', 'passkey']);
    const code = recoveryCodes[0];
    await application
      .visitor()
      .post('/api/login', { ...login, code })
      .expect(200);
  });

  test.each<[string, Deviation]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['no user verification', { isVerified: false }],
  ])('a credential with %s neither adds a passkey nor signs in', async (_case, deviation) => {
    const client = await application.customer();
    const stranger = new Authenticator();
    const credential = stranger.register(await registration(client), deviation);
    const refused = await client.post(path, { name: 'Phone', credential }).expect(422);
    expect(refused.body.errors).toMatchObject([{ path: 'credential' }]);
    const { phone } = await addPasskey(client);
    const { status: code, body } = await signIn(phone, deviation);
    expect([code, body.message]).toEqual([
      401,
      'This passkey could not be verified. Please try again.',
    ]);
  });

  test('a wrong signature and an unknown passkey are rejected with 401', async () => {
    const { phone } = await addPasskey(await application.customer());
    expect((await signIn(phone, { signature: Buffer.alloc(70) })).status).toBe(401);
    expect((await signIn(new Authenticator())).status).toBe(401);
    expect((await signIn(phone)).status).toBe(200);
  });

  test.each(['x', '{}', '[]', 'null', '{"id":1,"response":{}}', '{"id":"a","response":null}'])(
    'the malformed credential %s is rejected',
    async (credential) => {
      const client = await application.customer();
      await registration(client);
      await client.post(path, { name: 'Phone', credential }).expect(422);
      const visitor = application.visitor();
      await challenge(visitor);
      await visitor.post('/api/login/passkey', { credential }).expect(401);
    },
  );

  test('a challenge is valid once, in the browser that requested it, for five minutes', async () => {
    const { phone } = await addPasskey(await application.customer());
    const visitor = application.visitor();
    const credential = phone.use(await challenge(visitor));
    await application.visitor().post('/api/login/passkey', { credential }).expect(401);
    await visitor.post('/api/login/passkey', { credential }).expect(200);
    await visitor.post('/api/login/passkey', { credential }).expect(401);
    const late = application.visitor();
    const second = phone.use(await challenge(late));
    await write().write((manager) =>
      manager.update(
        PasskeyChallengeEntity,
        { createdAt: MoreThan(new Date(0)) },
        { createdAt: new Date(Date.now() - 6 * minute) },
      ),
    );
    await late.post('/api/login/passkey', { credential: second }).expect(401);
  });

  test('of ten simultaneous sign-ins with one credential one succeeds', async () => {
    const { phone } = await addPasskey(await application.customer());
    const visitor = application.visitor();
    const credential = phone.use(await challenge(visitor));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.post('/api/login/passkey', { credential })),
    );
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, ...Array(9).fill(401)]);
  });

  test('a signature counter that does not increase is rejected, unless it stays at 0', async () => {
    const { phone } = await addPasskey(await application.customer());
    expect((await signIn(phone)).status).toBe(200);
    expect((await signIn(phone)).status).toBe(200);
    expect((await signIn(phone, { counter: 7 })).status).toBe(200);
    expect((await signIn(phone, { counter: 7 })).status).toBe(401);
    expect((await signIn(phone, { counter: 8 })).status).toBe(200);
  });

  test('a challenge for a sign-in or of another session cannot add a passkey', async () => {
    const client = await application.customer();
    const other = await application.customer();
    const phone = new Authenticator();
    const wrong = phone.register(await challenge(client));
    await client.post(path, { name: 'Phone', credential: wrong }).expect(422);
    const foreign = phone.register(await registration(other));
    await client.post(path, { name: 'Phone', credential: foreign }).expect(422);
    await client.post(`${path}/options`, { currentPassword: 'wrong one' }).expect(422);
  });

  test('adding a passkey of another account returns 409', async () => {
    const client = await application.customer();
    const { phone } = await addPasskey(client);
    const options = await registration(client);
    expect(JSON.parse(options).excludeCredentials).toHaveLength(1);
    const other = await application.customer();
    const credential = phone.register(await registration(other));
    await other.post(path, { name: 'Stolen', credential }).expect(409);
  });

  test('removing a passkey requires ownership and a confirmation in the last ten minutes', async () => {
    const client = await application.customer();
    const { email } = await client.user();
    const { phone, recoveryCodes } = await addPasskey(client);
    const { passkeys } = await status(client);
    const one = `${path}/${passkeys[0].id}`;
    await (await application.customer()).delete(one).expect(404);
    await ageConfirmation(application, client, 11);
    const { body } = await client.delete(one).expect(403);
    expect(body.stepUp).toEqual(['recovery', 'passkey']);
    const stranger = (await addPasskey(await application.customer())).phone;
    const wrong = stranger.use(await challenge(client));
    await client.post('/api/account/step-up', { credential: wrong }).expect(422);
    await client.post('/api/account/step-up', {}).expect(422);
    const credential = phone.use(await challenge(client));
    await client.post('/api/account/step-up', { credential }).expect(204);
    await client.delete(one).expect(204);
    expect(await status(client)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await signIn(phone)).status).toBe(401);
    const login = { email, password: 'password', code: recoveryCodes[0] };
    await application.visitor().post('/api/login', login).expect(200);
  });

  test('after the authenticator app is removed the passkey remains the second factor', async () => {
    const client = await application.customer();
    const { email } = await client.user();
    const { secret } = await setUpTotp(client);
    await addPasskey(client);
    const removal = { currentPassword, code: totpCode(secret, 1) };
    await client.post('/api/account/second-factor/totp/removal', removal).expect(204);
    const { body } = await application
      .visitor()
      .post('/api/login', { email, password: 'password' })
      .expect(401);
    expect(body.secondFactor).toEqual(['recovery', 'passkey']);
  });

  test('new recovery codes need no code in a session with a recent confirmation', async () => {
    const client = await application.customer();
    await addPasskey(client);
    const renew = () =>
      client.post('/api/account/second-factor/recovery-codes', { currentPassword });
    expect((await renew().expect(200)).body.recoveryCodes).toHaveLength(10);
    await ageConfirmation(application, client, 11);
    await renew().expect(403);
  });

  test('signing in with a passkey satisfies an administrator’s second factor and confirmation', async () => {
    const admin = await application.administrator();
    const { phone } = await addPasskey(admin, administrator.password);
    const visitor = application.visitor();
    expect((await signIn(phone, {}, visitor)).status).toBe(200);
    await visitor.get('/api/admin/customers.csv').expect(200);
  });

  test('an account has at most 20 passkeys', async () => {
    const client = await application.customer();
    const { id: userId } = await client.user();
    await addPasskey(client);
    const row = await read().findOneByOrFail(PasskeyEntity, { userId });
    await write().write(async (manager) => {
      for (let count = 1; count < 20; count += 1) {
        const copy = { id: uuidv7(), credentialHash: `copy-${count}` };
        await manager.insert(PasskeyEntity, { ...row, ...copy });
      }
    });
    await client.post(`${path}/options`, { currentPassword }).expect(409);
  });

  test('housekeeping deletes unanswered challenges after five minutes', async () => {
    await challenge(application.visitor());
    const housekeeping = application.nest.get(HousekeepingService);
    await housekeeping.sweep(Date.now() + 4 * minute);
    expect(await read().count(PasskeyChallengeEntity)).toBeGreaterThan(0);
    await housekeeping.sweep(Date.now() + 6 * minute);
    expect(await read().count(PasskeyChallengeEntity)).toBe(0);
  });
});
