import { databases } from '../../test/databases.js';
import { addPasskey, setUpTotp, totpCode } from '../../test/second-factor.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { MailEntity } from '../mail/mail.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserEntity } from '../users/user.entity.js';
import { TotpSecretEntity } from './totp-secret.entity.js';

const password = 'password';

describe.each(databases)('sign-in with a second factor on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  async function account() {
    const client = await application.customer();
    const { email, id } = await client.user();
    return { client, email, id, ...(await setUpTotp(client)) };
  }
  const login = (email: string, code?: string, change: object = {}) =>
    application
      .visitor()
      .post('/api/login', { email, password, ...(code === undefined ? {} : { code }), ...change });

  test('an account without a second factor signs in with or without a code', async () => {
    const { email } = await (await application.customer()).user();
    await login(email).expect(200);
    await login(email, '123456').expect(200);
  });

  test.each([undefined, '', '  '])('the password with the code %j returns 401', async (code) => {
    const { email } = await account();
    const { body, headers } = await login(email, code).expect(401);
    expect(body).toMatchObject({
      message: 'Please enter the code of your second factor.',
      secondFactor: ['totp', 'recovery'],
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('a wrong password does not reveal the second factor', async () => {
    const { email, secret } = await account();
    const change = { password: 'passw0rd' };
    const { body } = await login(email, totpCode(secret, 1), change).expect(401);
    expect(body.message).toBe('Invalid email or password');
    expect(body).not.toHaveProperty('secondFactor');
    // A wrong password does not consume the code.
    await login(email, totpCode(secret, 1)).expect(200);
  });

  test('a refused code is audited as an attempt at the account, not by it', async () => {
    const { email, id } = await account();
    await login(email, '000000').expect(401);
    const where = { action: 'credentials.refused', targetId: id } as const;
    const entries = await application.database.unitOfWork.read.findBy(AuditEntryEntity, where);
    expect(entries).toMatchObject([{ status: 'refused', actorId: null }]);
  });

  test('a code signs in only once', async () => {
    const { email, secret } = await account();
    const code = totpCode(secret, 1);
    const client = application.visitor();
    await client.post('/api/login', { email, password, code: ` ${code} ` }).expect(200);
    await client.get('/api/user').expect(200);
    const { body } = await login(email, code).expect(401);
    expect(body).toMatchObject({
      message: 'This code is not right.',
      secondFactor: ['totp', 'recovery'],
    });
  });

  test('the code that confirmed the setup cannot sign in', async () => {
    const { email, code } = await account();
    await login(email, code).expect(401);
  });

  test('a code is rejected while the clock is behind the last used one; a recovery code works', async () => {
    const { client, email, id, secret, recoveryCodes } = await account();
    const lastStep = Math.floor(Date.now() / 30_000) + 10;
    await application.database.unitOfWork.write((manager) =>
      manager.update(TotpSecretEntity, { userId: id }, { lastStep }),
    );
    for (const code of [totpCode(secret), '000000']) {
      const { body } = await login(email, code).expect(401);
      expect(body.message).toBe('This code is not right.');
      await client.post('/api/account/step-up', { code }).expect(422);
    }
    await login(email, recoveryCodes[0]).expect(200);
  });

  test.each([-3, -2, 2, 3])('a code with a time offset of %d steps is rejected', async (steps) => {
    const { email, secret } = await account();
    // Late in a time step the next one may begin before the code arrives.
    const inTime = 30 - (Math.floor(Date.now() / 1000) % 30) > 3;
    const offset = !inTime && steps === 2 ? 3 : steps;
    await login(email, totpCode(secret, offset)).expect(401);
  });

  test.each(['', 'x', '0000000', '12345', '<script>', '99999-99999'])(
    'the malformed code %j is rejected with 401',
    async (code) => {
      const { email } = await account();
      await login(email, code).expect(401);
    },
  );

  test('of ten simultaneous uses of one code one succeeds', async () => {
    const { email, secret } = await account();
    const code = totpCode(secret, 1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
  });

  test('a recovery code signs in only once, and each use sends a mail', async () => {
    const { email, id, recoveryCodes } = await account();
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    await login(email, first).expect(200);
    await login(email, first).expect(401);
    await login(email, second.toUpperCase().replace('-', ' ')).expect(200);
    const mails = await application.database.unitOfWork.read.findBy(MailEntity, { userId: id });
    expect(mails.filter(({ kind }) => kind === 'second-factor-changed')).toHaveLength(3);
  });

  test('of ten simultaneous uses of one recovery code one succeeds', async () => {
    const { email, recoveryCodes } = await account();
    const [code = ''] = recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
  });

  test("a recovery code cannot sign in to another customer's account", async () => {
    const one = await account();
    const other = await account();
    await login(other.email, one.recoveryCodes[0]).expect(401);
    await login(one.email, one.recoveryCodes[0]).expect(200);
  });

  test('after all recovery codes are used only the app is offered', async () => {
    const { email, recoveryCodes } = await account();
    for (const code of recoveryCodes) await login(email, code).expect(200);
    const { body } = await login(email).expect(401);
    expect(body.secondFactor).toEqual(['totp']);
  });

  test('new recovery codes replace the previous ones', async () => {
    const { client, email, secret, recoveryCodes } = await account();
    const path = '/api/account/second-factor/recovery-codes';
    await client.post(path, { currentPassword: 'wrong one', code: '123456' }).expect(422);
    await client.post(path, { currentPassword: password, code: '000000' }).expect(422);
    const { body } = await client
      .post(path, { currentPassword: password, code: totpCode(secret, 1) })
      .expect(200);
    await login(email, recoveryCodes[0]).expect(401);
    await login(email, body.recoveryCodes[0]).expect(200);
    const plain = await application.customer();
    await plain.post(path, { currentPassword: password, code: '123456' }).expect(409);
  });

  test('a password checked before the second factor was set up starts no session afterwards', async () => {
    const { id } = await account();
    const { unitOfWork } = application.database;
    const { version } = await unitOfWork.read.findOneByOrFail(UserEntity, { id });
    const browser = { device: '', address: null };
    const sessions = application.nest.get(SessionsService);
    const start = unitOfWork.write((manager) =>
      sessions.start(manager, '', { id, version, isAdmin: false }, browser),
    );
    await expect(start).rejects.toMatchObject({ status: 401 });
  });
});

describe('wrong codes', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication('sqlite', {
      TRUST_PROXY: 'loopback',
      PUBLIC_URL: 'http://localhost:3000',
      RATE_LIMITS: 'account=3/60, code=5/60',
    });
  });
  afterAll(() => application.close());

  const login = (email: string, code: string | undefined, address: string) =>
    application
      .visitor()
      .post('/api/login', { email, password, ...(code === undefined ? {} : { code }) })
      .set('X-Forwarded-For', address);

  test('count as failed sign-ins; a missing code neither counts nor resets the count', async () => {
    const client = await application.customer();
    const { email } = await client.user();
    await setUpTotp(client);
    for (let time = 0; time < 5; time += 1) await login(email, undefined, '192.0.2.1').expect(401);
    await login(email, '000000', '192.0.2.1').expect(401);
    await login(email, '000000', '192.0.2.1').expect(401);
    await login(email, undefined, '192.0.2.1').expect(401);
    await login(email, '000000', '192.0.2.1').expect(401);
    await login(email, '000000', '192.0.2.1').expect(429);
  });

  test('count against the account across all client addresses', async () => {
    const client = await application.customer();
    const { email } = await client.user();
    const { secret } = await setUpTotp(client);
    for (let time = 0; time < 5; time += 1) {
      await login(email, '000000', `192.0.2.${10 + time}`).expect(401);
    }
    await login(email, totpCode(secret, 1), '192.0.2.20').expect(429);
    await client.post('/api/account/step-up', { code: totpCode(secret, 1) }).expect(429);
  });

  test('do not keep the account from its passkeys', async () => {
    const client = await application.customer();
    const { phone } = await addPasskey(client);
    const stepUp = (body: object) => client.post('/api/account/step-up', body);
    for (let time = 0; time < 5; time += 1) await stepUp({ code: '000000' }).expect(422);
    await stepUp({ code: '000000' }).expect(429);
    const { body } = await client.post('/api/login/passkey/options').expect(200);
    await stepUp({ credential: phone.use(body.options) }).expect(204);
    const [{ id }] = (await client.get('/api/account/second-factor').expect(200)).body.passkeys;
    await client.delete(`/api/account/second-factor/passkeys/${id}`).expect(204);
  });
});
