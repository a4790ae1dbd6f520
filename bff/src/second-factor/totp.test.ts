import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { generateSync } from 'otplib';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { setUpTotp, totpCode } from '../../test/second-factor.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { MailEntity } from '../mail/mail.entity.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { setupLifetime } from './totp.service.js';
import { TotpSecretEntity } from './totp-secret.entity.js';

const path = endpoints.startTotp.path;
const currentPassword = 'password';

describe.each(databases)('the authenticator app on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  const read = () => application.database.unitOfWork.read;
  const status = async (client: Client) =>
    (await client.get('/api/account/second-factor').expect(200)).body;
  const subjects = async (client: Client) => {
    const { id: userId } = await client.user();
    const mails = await read().findBy(MailEntity, { userId, kind: 'second-factor-changed' });
    return mails.map(({ textPart }) => textPart);
  };
  /** A customer with two browsers signed in to the same account. */
  async function twoBrowsers() {
    const here = await application.customer();
    const { email } = await here.user();
    const elsewhere = application.visitor();
    await elsewhere.post('/api/login', { email, password: 'password' }).expect(200);
    return { here, elsewhere, email };
  }

  test('a new account has no second factor', async () => {
    expect(await status(await application.customer())).toEqual({
      isRequired: false,
      isConfirmed: false,
      hasTotp: false,
      recoveryCodesLeft: 0,
      passkeys: [],
      passkeysAvailable: false,
      passkeysUnavailableReason: expect.stringContaining('PUBLIC_URL'),
    });
  });

  test('starting the setup returns the secret as text, URI and QR code, with no-store', async () => {
    const client = await application.customer();
    const { email } = await client.user();
    const { body, headers } = await client.post(path, { currentPassword }).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const uri = new URL(body.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(body.secret.replaceAll(' ', ''));
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(body.qrSvg).toMatch(/^<svg /);
    expect(body.qrSvg).not.toContain('style');
  });

  test('the setup takes effect with a valid code, sends a mail and ends other sessions', async () => {
    const { here, elsewhere } = await twoBrowsers();
    const { body } = await here.post(path, { currentPassword }).expect(200);
    expect(await status(here)).toMatchObject({ hasTotp: false });
    await here.put(path, { code: '000000' }).expect(422);
    expect(await status(here)).toMatchObject({ hasTotp: false });
    await elsewhere.get('/api/user').expect(200);
    const confirmed = await here.put(path, { code: totpCode(body.secret) }).expect(200);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(await status(here)).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 });
    await elsewhere.get('/api/user').expect(401);
    await here.get('/api/user').expect(200);
    expect(await subjects(here)).toHaveLength(1);
  });

  test.each(['', 'wrong one', 'password '])(
    'the wrong current password %j does not start the setup',
    async (wrong) => {
      const client = await application.customer();
      const { body } = await client.post(path, { currentPassword: wrong }).expect(422);
      expect(body.errors).toMatchObject([{ path: 'currentPassword' }]);
      await client.put(path, { code: '123456' }).expect(409);
    },
  );

  test.each(['12345', '1234567', 'abcdef', '１２３４５６', '-12345', '1e5000'])(
    'the malformed code %s does not confirm the setup',
    async (code) => {
      const client = await application.customer();
      await client.post(path, { currentPassword }).expect(200);
      const { body } = await client.put(path, { code }).expect(422);
      expect(body.errors).toEqual([{ path: 'code', message: 'This code is not right.' }]);
    },
  );

  test('confirming a setup after its lifetime returns 409', async () => {
    const client = await application.customer();
    const { id: userId } = await client.user();
    const { body } = await client.post(path, { currentPassword }).expect(200);
    const createdAt = new Date(Date.now() - setupLifetime - 1000);
    await application.database.unitOfWork.write((manager) =>
      manager.update(TotpSecretEntity, { userId }, { createdAt }),
    );
    const refused = await client.put(path, { code: totpCode(body.secret) }).expect(409);
    expect(refused.body.message).toBe(
      'This took too long, or nothing was started. Please start again.',
    );
  });

  test('starting the setup again invalidates the previous secret', async () => {
    const client = await application.customer();
    const first = await client.post(path, { currentPassword }).expect(200);
    const second = await client.post(path, { currentPassword }).expect(200);
    await client.put(path, { code: totpCode(first.body.secret) }).expect(422);
    await client.put(path, { code: totpCode(second.body.secret) }).expect(200);
  });

  test('an app that is set up cannot be replaced', async () => {
    const client = await application.customer();
    const { secret } = await setUpTotp(client);
    await client.post(path, { currentPassword }).expect(409);
    await client.put(path, { code: totpCode(secret, 1) }).expect(409);
  });

  test('removing the app requires password and code, and sends a mail', async () => {
    const client = await application.customer();
    const { secret, recoveryCodes } = await setUpTotp(client);
    const removal = `${path}/removal`;
    const code = totpCode(secret, 1);
    await client.post(removal, { currentPassword: 'wrong one', code }).expect(422);
    await client.post(removal, { currentPassword, code: '000000' }).expect(422);
    expect(await status(client)).toMatchObject({ hasTotp: true });
    await client.post(removal, { currentPassword, code }).expect(204);
    expect(await status(client)).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
    expect(await subjects(client)).toHaveLength(2);
    await client.post(removal, { currentPassword, code: recoveryCodes[0] ?? '' }).expect(409);
  });

  test('a recovery code can remove a lost app', async () => {
    const { here, elsewhere, email } = await twoBrowsers();
    const { recoveryCodes } = await setUpTotp(here);
    const [code = '', next = ''] = recoveryCodes;
    await elsewhere.post('/api/login', { email, password: 'password', code }).expect(200);
    await here.post(`${path}/removal`, { currentPassword, code: next }).expect(204);
    await elsewhere.get('/api/user').expect(401);
    await elsewhere.post('/api/login', { email, password: 'password' }).expect(200);
  });

  test('neither the secret nor the recovery codes are stored in plain text', async () => {
    const client = await application.customer();
    const { id: userId } = await client.user();
    const { secret, recoveryCodes } = await setUpTotp(client);
    const stored = JSON.stringify([
      await read().findBy(TotpSecretEntity, { userId }),
      await read().findBy(RecoveryCodeEntity, { userId }),
    ]);
    expect(stored).toContain(userId);
    for (const text of [secret.replaceAll(' ', ''), ...recoveryCodes]) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(text.replace('-', ''));
    }
  });

  test('a stored secret that is copied to another account does not sign in there', async () => {
    const one = await application.customer();
    const other = await application.customer();
    const { secret } = await setUpTotp(one);
    const target = await other.user();
    await setUpTotp(other);
    await application.database.unitOfWork.write(async (manager) => {
      const row = await manager.findOneByOrFail(TotpSecretEntity, {
        userId: (await one.user()).id,
      });
      await manager.update(TotpSecretEntity, { userId: target.id }, { secret: row.secret });
    });
    const code = generateSync({ secret: secret.replaceAll(' ', '') });
    const body = { email: target.email, password: 'password', code };
    const { body: problem } = await application.visitor().post('/api/login', body).expect(401);
    expect(problem.message).toBe('This code is not right.');
  });

  test('setup, confirmation, renewal and removal are recorded in the audit log', async () => {
    const client = await application.customer();
    const { id: actorId } = await client.user();
    const { secret, recoveryCodes } = await setUpTotp(client);
    const [one = '', two = ''] = recoveryCodes;
    await client.post('/api/account/step-up', { code: one }).expect(204);
    const renewal = { currentPassword, code: two };
    await client.post('/api/account/second-factor/recovery-codes', renewal).expect(200);
    await client
      .post(`${path}/removal`, { currentPassword, code: totpCode(secret, 1) })
      .expect(204);
    const entries = await read().find(AuditEntryEntity, {
      where: { actorId },
      order: { id: 'ASC' },
    });
    const actions = entries.map(({ action }) => action);
    expect(actions.filter((action) => /factor|recovery/.test(action))).toEqual([
      'second-factor.added',
      'recovery-code.used',
      'second-factor.confirmed',
      'recovery-code.used',
      'recovery-codes.renewed',
      'second-factor.removed',
    ]);
  });

  test('deleting the account deletes the secret and the recovery codes', async () => {
    const client = await application.customer();
    const { id: userId } = await client.user();
    await setUpTotp(client);
    const admin = await application.administrator();
    await admin.delete(`/api/admin/customers/${userId}`).expect(204);
    expect(await read().countBy(TotpSecretEntity, { userId })).toBe(0);
    expect(await read().countBy(RecoveryCodeEntity, { userId })).toBe(0);
  });
});
