import type { Client } from '../../test/client.js';
import { databases } from '../../test/databases.js';
import { mailsTo, newestToken } from '../../test/mailbox.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe.each(databases)('account settings on %s', (database) => {
  let application: TestApplication;
  let client: Client;
  let email: string;
  let made = 0;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());
  beforeEach(async () => {
    made += 1;
    email = `owner-${made}@example.com`;
    client = await application.customer({ email });
  });

  const account = async (of = client) => (await of.get('/api/account').expect(200)).body;
  const confirm = (token: string, by = client) => by.post('/api/email-confirmation', { token });
  const changeEmail = (to: string, currentPassword = 'password') =>
    client.put('/api/account/email', { email: to, currentPassword });
  const signedIn = async (password = 'password') => {
    const other = application.visitor();
    await other.post('/api/login', { email, password }).expect(200);
    return other;
  };

  test('a new account gets a welcome mail whose link confirms the address once', async () => {
    expect(await account()).toMatchObject({ email, isEmailConfirmed: false });
    const token = await newestToken(application, email, 'welcome');
    await confirm(token).expect(204);
    expect(await account()).toMatchObject({ isEmailConfirmed: true });
    await confirm(token).expect(410);
  });

  test.each([
    ['welcome', () => email, async () => undefined],
    ['email-change', () => `new-${email}`, () => changeEmail(`new-${email}`).expect(200)],
  ])(
    'a link of kind %s confirms nothing for a visitor or another account',
    async (kind, mailbox, ask) => {
      await ask();
      const before = await account();
      const token = await newestToken(application, mailbox(), kind);
      await confirm(token, application.visitor()).expect(401);
      const other = await application.customer({ email: `other-${email}` });
      const { body } = await confirm(token, other).expect(403);
      expect(body.message).toMatch(/^This link is for another account\./);
      expect(await account()).toEqual(before);
      expect(await account(other)).toMatchObject({ isEmailConfirmed: false });
      await confirm(token).expect(204);
      expect(await account()).toMatchObject({ email: mailbox(), isEmailConfirmed: true });
    },
  );

  test('a registration repeated with its idempotency key sends one welcome mail', async () => {
    const body = { firstName: 'A', lastName: 'B', email: `key-${email}`, password: 'password' };
    const send = () =>
      application.visitor().post('/api/register', body).set('Idempotency-Key', `welcome-${made}`);
    await send().expect(201);
    await send().expect(201);
    expect(await mailsTo(application, body.email, 'welcome')).toHaveLength(1);
  });

  test('a confirmation repeated with its idempotency key gets the same response', async () => {
    const token = await newestToken(application, email, 'welcome');
    const keyed = (key: string) => confirm(token).set('Idempotency-Key', `${key}-${made}`);
    await keyed('a').expect(204);
    await keyed('a').expect(204);
    await keyed('b').expect(410);
  });

  test('a second confirmation mail invalidates the first link; a confirmed address gets no more', async () => {
    const first = await newestToken(application, email, 'welcome');
    await client.post('/api/account/email/confirmation').expect(204);
    await confirm(first).expect(410);
    await confirm(await newestToken(application, email, 'email-confirmation')).expect(204);
    await client.post('/api/account/email/confirmation').expect(204);
    expect(await mailsTo(application, email, 'email-confirmation')).toHaveLength(1);
  });

  test('a changed name is found by search and leaves existing orders unchanged', async () => {
    const order = { customerPhone: '1', projectBrief: 'x' };
    await client.post('/api/orders', order).expect(201);
    const name = { firstName: 'Zdeňka', lastName: `Müller${made}` };
    const { body } = await client.put('/api/account/name', name).expect(200);
    expect(body).toMatchObject({ ...name, version: 2 });
    expect(await client.user()).toEqual(body);
    const admin = await application.administrator();
    const found = await admin.get('/api/admin/customers').query({ q: `zdenka muller${made}` });
    expect(found.body).toHaveLength(1);
    const orders = (await client.get('/api/orders')).body;
    expect(orders).toMatchObject([{ customerName: 'Ada Kwon' }]);
  });

  test('an email address changes once the new one is confirmed; both addresses get mails', async () => {
    const to = `new-${email}`;
    const { body } = await changeEmail(` ${to.toUpperCase()}`).expect(200);
    expect(body).toMatchObject({ email, pendingEmail: to });
    expect(await mailsTo(application, email, 'email-change-told')).toHaveLength(1);
    await confirm(await newestToken(application, to, 'email-change')).expect(204);
    const after = await account();
    expect(after).toMatchObject({ email: to, isEmailConfirmed: true });
    expect(after).not.toHaveProperty('pendingEmail');
    expect(await mailsTo(application, email, 'email-changed')).toHaveLength(1);
    await application.visitor().post('/api/login', { email, password: 'password' }).expect(401);
    email = to;
    await signedIn();
    const admin = await application.administrator();
    const found = await admin.get('/api/admin/customers').query({ q: to });
    expect(found.body).toMatchObject([{ email: to, version: 2 }]);
  });

  test('a cancelled email change cannot be confirmed', async () => {
    await changeEmail(`new-${email}`).expect(200);
    const token = await newestToken(application, `new-${email}`, 'email-change');
    await client.delete('/api/account/email').expect(204);
    expect(await account()).not.toHaveProperty('pendingEmail');
    await confirm(token).expect(410);
  });

  test('a newer email change invalidates the link of the older one', async () => {
    await changeEmail(`one-${email}`).expect(200);
    await changeEmail(`two-${email}`).expect(200);
    expect(await account()).toMatchObject({ pendingEmail: `two-${email}` });
    await confirm(await newestToken(application, `one-${email}`, 'email-change')).expect(410);
  });

  test('a change to a taken address gets the usual response; only the mail names the account', async () => {
    const to = `taken-${email}`;
    await application.customer({ email: to });
    const { body } = await changeEmail(to).expect(200);
    expect(body).toMatchObject({ email, pendingEmail: to });
    const [mail] = await mailsTo(application, to, 'email-change');
    expect(mail?.textPart).toContain('already has an account');
    expect(mail?.textPart).not.toContain('#token=');
  });

  test('confirming an address that was taken in the meantime returns 409', async () => {
    const to = `late-${email}`;
    await changeEmail(to).expect(200);
    const token = await newestToken(application, to, 'email-change');
    await application.customer({ email: to });
    const { body } = await confirm(token).expect(409);
    expect(body.message).toBe('An account with this email address already exists');
    expect(await account()).toMatchObject({ email });
  });

  test.each([
    ['the current address', 'email', () => changeEmail(email)],
    ['a wrong password', 'currentPassword', () => changeEmail(`x-${email}`, 'wrong one')],
    ['an invalid address', 'email', () => changeEmail('nobody')],
  ])('an email change with %s is rejected with a field error', async (_case, path, send) => {
    const { body } = await send().expect(422);
    expect(body.errors).toEqual([{ path, message: expect.any(String) }]);
    expect(await account()).not.toHaveProperty('pendingEmail');
  });

  test('an older link does not confirm an address that an administrator has changed', async () => {
    const token = await newestToken(application, email, 'welcome');
    const admin = await application.administrator();
    const user = await client.user();
    const path = `/api/admin/customers/${user.id}`;
    await admin.put(path, { ...user, email: `other-${email}` }).expect(200);
    await confirm(token).expect(410);
    expect(await account()).toMatchObject({ isEmailConfirmed: false });
  });

  test('an address set by an administrator invalidates links mailed to other addresses', async () => {
    await application.visitor().post('/api/password-reset', { email }).expect(204);
    const reset = await newestToken(application, email, 'password-reset');
    await changeEmail(`typo-${email}`).expect(200);
    const token = await newestToken(application, `typo-${email}`, 'email-change');
    const admin = await application.administrator();
    const user = await client.user();
    const path = `/api/admin/customers/${user.id}`;
    const corrected = { ...user, email: `other-${email}` };
    const { body } = await admin.put(path, corrected).expect(200);
    await confirm(token).expect(410);
    const after = await account();
    expect(after).toMatchObject({ email: corrected.email });
    expect(after).not.toHaveProperty('pendingEmail');
    // Also when the former address is set again.
    await admin.put(path, { ...body, email }).expect(200);
    const reused = { token: reset, password: 'another one' };
    await application.visitor().put('/api/password-reset', reused).expect(410);
  });

  describe('the password', () => {
    const change = (currentPassword: string, password: string) =>
      client.put('/api/account/password', { currentPassword, password });

    test('changes with the current password; other sessions end and this one gets a new token', async () => {
      const elsewhere = await signedIn();
      const stolen = client.cookie();
      await change('password', 'another one').expect(204);
      await client.get('/api/user').expect(200);
      await elsewhere.get('/api/user').expect(401);
      await application.visitor().get('/api/user').set('Cookie', stolen).expect(401);
      await signedIn('another one');
      expect(await mailsTo(application, email, 'password-changed')).toHaveLength(1);
    });

    test('does not change with a wrong current password', async () => {
      const { body } = await change('wrong one', 'another one').expect(422);
      expect(body.errors).toEqual([
        { path: 'currentPassword', message: 'The current password is not right.' },
      ]);
      await signedIn();
    });

    test('cancels a pending email change when it changes', async () => {
      await changeEmail(`thief-${email}`).expect(200);
      const token = await newestToken(application, `thief-${email}`, 'email-change');
      await change('password', 'another one').expect(204);
      expect(await account()).not.toHaveProperty('pendingEmail');
      await confirm(token).expect(410);
    });

    test('invalidates a reset link when it changes', async () => {
      await application.visitor().post('/api/password-reset', { email }).expect(204);
      const token = await newestToken(application, email, 'password-reset');
      await change('password', 'another one').expect(204);
      const body = { token, password: 'a third one' };
      await application.visitor().put('/api/password-reset', body).expect(410);
    });
  });
});

test('wrong current passwords count towards the rate limit of the account', async () => {
  const application = await startApplication('sqlite', { RATE_LIMITS: 'account=3/60' });
  const client = await application.customer();
  const change = () =>
    client.put('/api/account/password', { currentPassword: 'wrong one', password: 'another' });
  for (let guess = 0; guess < 3; guess += 1) await change().expect(422);
  await change().expect(429);
  await application.close();
});

test('mails that an account requests are rate-limited', async () => {
  const application = await startApplication('sqlite', { RATE_LIMITS: 'mails=2/60' });
  const client = await application.customer();
  const send = () => client.post('/api/account/email/confirmation');
  await send().expect(204);
  await send().expect(204);
  await send().expect(429);
  await application.close();
});
