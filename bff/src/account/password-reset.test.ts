import { databases } from '../../test/databases.js';
import { mailsTo, newestToken, tokenOfLink } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { MailLinkEntity } from '../account-mail/mail-link.entity.js';
import { UserEntity } from '../users/user.entity.js';

describe.each(databases)('password reset on %s', (database) => {
  let application: TestApplication;
  let made = 0;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  async function customer() {
    made += 1;
    const email = `forgetful-${made}@example.com`;
    return { email, client: await application.customer({ email }) };
  }
  const ask = (email: string) => application.visitor().post('/api/password-reset', { email });
  const asked = async (email: string) => {
    await ask(email).expect(204);
    return newestToken(application, email, 'password-reset');
  };
  const reset = (token: string, password = 'another one') =>
    application.visitor().put('/api/password-reset', { token, password });
  const login = (email: string, password: string) =>
    application.visitor().post('/api/login', { email, password });

  test('the mailed link sets a new password, ends every session and notifies the owner', async () => {
    const { email, client } = await customer();
    const token = await asked(email.toUpperCase()).then(() =>
      newestToken(application, email, 'password-reset'),
    );
    await reset(token).expect(204);
    await client.get('/api/user').expect(401);
    await login(email, 'password').expect(401);
    await login(email, 'another one').expect(200);
    expect(await mailsTo(application, email, 'password-changed')).toHaveLength(1);
  });

  test('a reset through the mailed link confirms the email address', async () => {
    const { email } = await customer();
    await reset(await asked(email)).expect(204);
    const client = application.visitor();
    await client.post('/api/login', { email, password: 'another one' }).expect(200);
    const { body } = await client.get('/api/account').expect(200);
    expect(body.isEmailConfirmed).toBe(true);
  });

  test('the link has the token in its fragment, and the stored link does not contain the token', async () => {
    const { email, client } = await customer();
    const token = await asked(email);
    const [mail] = await mailsTo(application, email, 'password-reset');
    expect(mail?.textPart).toContain(`/auth/reset#token=${token}`);
    expect(mail?.isSecret).toBe(true);
    const { id: userId } = await client.user();
    const links = await application.database.unitOfWork.read.findBy(MailLinkEntity, { userId });
    expect(JSON.stringify(links)).not.toContain(token);
  });

  test('a link works once, even for two concurrent requests', async () => {
    const { email } = await customer();
    const token = await asked(email);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    const { body } = await reset(token).expect(410);
    expect(body.message).toBe(
      'This link has expired or was already used. Please ask for a new one.',
    );
  });

  test('a reset repeated with its idempotency key gets the same response, without a second mail', async () => {
    const { email } = await customer();
    const token = await asked(email);
    const keyed = (key: string, password?: string) =>
      reset(token, password).set('Idempotency-Key', `reset-${made}-${key}`);
    await keyed('a').expect(204);
    await keyed('a').expect(204);
    expect(await mailsTo(application, email, 'password-changed')).toHaveLength(1);
    await keyed('a', 'yet another one').expect(422);
    await keyed('b').expect(410);
    await login(email, 'another one').expect(200);
  });

  test('a newer link invalidates the older link', async () => {
    const { email } = await customer();
    const older = await asked(email);
    const newer = await asked(email);
    await reset(older).expect(410);
    await reset(newer).expect(204);
  });

  test('a link expires after an hour', async () => {
    const { email, client } = await customer();
    const token = await asked(email);
    const { id: userId } = await client.user();
    const { unitOfWork } = application.database;
    const where = { userId, purpose: 'password' } as const;
    const link = await unitOfWork.read.findOneByOrFail(MailLinkEntity, where);
    expect(link.expiresAt.getTime() - link.createdAt.getTime()).toBe(3_600_000);
    const expiresAt = new Date(Date.now() - 1);
    await unitOfWork.write((manager) => manager.update(MailLinkEntity, where, { expiresAt }));
    await reset(token).expect(410);
  });

  test('a password that is too short is rejected and leaves the link valid', async () => {
    const { email } = await customer();
    const token = await asked(email);
    await reset(token, 'short').expect(422);
    await reset(token).expect(204);
  });

  test('an account gets at most three mails; further requests return the same status', async () => {
    const { email } = await customer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(email)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    const mails = await mailsTo(application, email, 'password-reset');
    expect(mails).toHaveLength(3);
    const statuses = await Promise.all(
      mails.map(async (mail) => (await reset(tokenOfLink(mail))).status),
    );
    expect(statuses.sort()).toEqual([204, 410, 410]);
  });

  test('a link becomes invalid when the email address of the account changes', async () => {
    const { email, client } = await customer();
    const token = await asked(email);
    const admin = await application.administrator();
    const user = await client.user();
    const moved = { ...user, email: `moved-${email}` };
    await admin.put(`/api/admin/customers/${user.id}`, moved).expect(200);
    await reset(token).expect(410);
  });

  test('an address without an account gets the same response headers and no mail', async () => {
    const { email } = await customer();
    const known = await ask(email).expect(204);
    const unknown = await ask('nobody@example.com').expect(204);
    const headersOf = ({ headers }: { headers: Record<string, string> }) =>
      Object.keys(headers).sort();
    expect(headersOf(unknown)).toEqual(headersOf(known));
    expect(await mailsTo(application, 'nobody@example.com')).toEqual([]);
  });

  test('the response does not wait for reads or writes that depend on the account', async () => {
    const { email } = await customer();
    const { unitOfWork } = application.database;
    let release: () => void = () => undefined;
    const held = jest.spyOn(unitOfWork, 'write').mockImplementation(async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      throw new Error('held up');
    });
    const find = jest.spyOn(unitOfWork.read, 'createQueryBuilder');
    await ask(email).expect(204);
    // Posts, mails and webhooks are also read on timers, independently of requests.
    const asked: unknown[] = find.mock.calls.map(([entity]) => entity);
    expect(asked).not.toContain(UserEntity);
    expect(asked).not.toContain(MailLinkEntity);
    held.mockRestore();
    find.mockRestore();
    release();
    expect(await mailsTo(application, email, 'password-reset')).toEqual([]);
  });

  test.each(['', 'x', 'x'.repeat(44), 'x'.repeat(43)])(
    'the invalid token %p is rejected',
    async (token) => {
      const { status } = await reset(token);
      expect([410, 422]).toContain(status);
    },
  );
});

test('reset requests are rate-limited', async () => {
  const application = await startApplication('sqlite', { RATE_LIMITS: 'reset=2/60' });
  const ask = () => application.visitor().post('/api/password-reset', { email: 'x@example.com' });
  await ask().expect(204);
  await ask().expect(204);
  await ask().expect(429);
  await application.close();
});

test('administrators cannot choose a common password under the default settings', async () => {
  const application = await startApplication('sqlite');
  const email = 'admin@northcast.example';
  await application.visitor().post('/api/password-reset', { email }).expect(204);
  const token = await newestToken(application, email, 'password-reset');
  const reset = (password: string) =>
    application.visitor().put('/api/password-reset', { token, password });
  const { body } = await reset('password123').expect(422);
  expect(body.errors).toEqual([
    {
      path: 'password',
      message: 'This password is one of the most common ones. Please choose another one.',
    },
  ]);
  await reset('plum ladder frost').expect(204);
  await application.close();
});
