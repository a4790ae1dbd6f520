import type { Authenticator } from '../../test/authenticator.js';
import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo, newestToken } from '../../test/mailbox.js';
import { addPasskey, setUpTotp } from '../../test/second-factor.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';

const path = '/api/account/second-factor';
const password = 'plum ladder';

describe.each(databases)('after a password reset by mail on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database, { PUBLIC_URL: 'http://localhost:3000' });
  });
  afterAll(() => application.close());

  const passkeySignIn = async (phone: Authenticator) => {
    const visitor = application.visitor();
    const { body } = await visitor.post('/api/login/passkey/options').expect(200);
    return visitor.post('/api/login/passkey', { credential: phone.use(body.options) });
  };
  async function reset(client: Client): Promise<string> {
    const { email } = await client.user();
    const visitor = application.visitor();
    await visitor.post('/api/password-reset', { email }).expect(204);
    const token = await newestToken(application, email, 'password-reset');
    await visitor.put('/api/password-reset', { token, password }).expect(204);
    return email;
  }
  const signIn = (email: string) => application.visitor().post('/api/login', { email, password });
  async function confirmAddress(client: Client): Promise<void> {
    const token = await newestToken(application, (await client.user()).email, 'welcome');
    await client.post('/api/email-confirmation', { token }).expect(204);
  }

  test('a passkey from before the address was confirmed does not sign in', async () => {
    const squatter = await application.customer();
    const { phone } = await addPasskey(squatter);
    expect((await passkeySignIn(phone)).status).toBe(200);
    const email = await reset(squatter);
    expect((await passkeySignIn(phone)).status).toBe(401);
    await signIn(email).expect(200);
  });

  test('an app from before the address was confirmed does not lock out its owner', async () => {
    const squatter = await application.customer();
    await setUpTotp(squatter);
    const email = await reset(squatter);
    const owner = application.visitor();
    await owner.post('/api/login', { email, password }).expect(200);
    const { body } = await owner.get(path).expect(200);
    expect(body).toMatchObject({ hasTotp: false, passkeys: [], recoveryCodesLeft: 0 });
  });

  test('the removal is mailed and recorded, if there was a second factor', async () => {
    const squatter = await application.customer();
    const { id: actorId } = await squatter.user();
    await setUpTotp(squatter);
    const removals = async (address: string) =>
      (await mailsTo(application, address, 'second-factor-changed')).filter(({ textPart }) =>
        textPart.includes('were removed'),
      );
    expect(await removals(await reset(squatter))).toHaveLength(1);
    const { read } = application.database.unitOfWork;
    const action = 'second-factor.removed';
    expect(await read.countBy(AuditEntryEntity, { action, actorId })).toBe(1);
    expect(await removals(await reset(await application.customer()))).toEqual([]);
  });

  test('the second factors of a confirmed address stay', async () => {
    const owner = await application.customer();
    await confirmAddress(owner);
    const { phone } = await addPasskey(owner);
    const { body } = await signIn(await reset(owner)).expect(401);
    expect(body.secondFactor).toEqual(['recovery', 'passkey']);
    expect((await passkeySignIn(phone)).status).toBe(200);
  });

  test('the second factors of the team stay, though its address is not confirmed', async () => {
    const member = await application.member('producer');
    await setUpTotp(member);
    const { body } = await signIn(await reset(member)).expect(401);
    expect(body.secondFactor).toEqual(['totp', 'recovery']);
  });
});
