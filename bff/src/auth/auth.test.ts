import { databases } from '../../test/databases.js';
import {
  administrator,
  startApplication,
  type TestApplication,
} from '../../test/test-application.js';

let made = 0;

/** Data for a registration with a new e-mail address. */
function newAccount() {
  made += 1;
  return {
    firstName: 'Ada',
    lastName: 'Kwon',
    email: `ada-${made}@example.com`,
    password: 'sécret 🔑',
  };
}

describe.each(databases)('signing in and out on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  test('registering returns the normalised account without admin rights and starts a session', async () => {
    const client = application.visitor();
    const account = newAccount();
    const email = `  ${account.email.toUpperCase()} `;
    const sent = { ...account, email, firstName: ' Ada ', isAdmin: true };
    const { body } = await client.post('/api/register', sent).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      email: account.email,
      firstName: 'Ada',
      lastName: 'Kwon',
      isAdmin: false,
      createdAt: expect.any(String),
      version: 1,
    });
    expect((await client.get('/api/user').expect(200)).body).toEqual(body);
  });

  test('registering an existing email address in another letter case returns 409', async () => {
    const account = newAccount();
    await application.visitor().post('/api/register', account).expect(201);
    const again = { ...account, email: account.email.toUpperCase() };
    const { body } = await application.visitor().post('/api/register', again).expect(409);
    expect(body).toMatchObject({
      message: 'An account with this email address already exists',
      errors: [{ path: 'email', message: 'An account with this email address already exists' }],
    });
  });

  test('email addresses that differ only by an accent belong to different accounts', async () => {
    const account = newAccount();
    await application.visitor().post('/api/register', account).expect(201);
    await application
      .visitor()
      .post('/api/register', { ...account, email: account.email.replace('ada', 'adá') })
      .expect(201);
  });

  test.each([
    ['firstName', { firstName: ' ' }, 'First name is required'],
    ['lastName', { lastName: null }, 'Last name is required'],
    ['email', { email: 'ada' }, 'Please enter a valid email address'],
    ['email', { email: undefined }, 'Please enter a valid email address'],
    ['email', { email: `${'a'.repeat(250)}@example.com` }, 'Please use at most 254 characters'],
    ['password', { password: 'short' }, 'Password must be at least 6 characters'],
    ['password', { password: undefined }, 'Password must be at least 6 characters'],
    ['password', { password: 'x'.repeat(201) }, 'Please use at most 200 characters'],
  ])('a registration with an invalid %s (case %#) is rejected', async (path, change, message) => {
    const client = application.visitor();
    const { body } = await client.post('/api/register', { ...newAccount(), ...change }).expect(422);
    expect(body.errors).toEqual([{ path, message }]);
    await client.get('/api/user').expect(401);
  });

  test('signing in starts a new session and ends the previous session of the browser', async () => {
    const { email } = newAccount();
    const first = await application.customer({ email });
    const old = first.cookie();
    const login = { email: ` ${email.toUpperCase()}`, password: 'password' };
    const fresh = cookieOf(await first.post('/api/login', login).expect(200));
    expect(fresh).not.toBe(old);
    await application.visitor().get('/api/user').set('Cookie', old).expect(401);
    await application.visitor().get('/api/user').set('Cookie', fresh).expect(200);
  });

  test('the session cookie is HttpOnly and SameSite=Lax', async () => {
    const response = await application.visitor().post('/api/register', newAccount());
    const [session, hint] = response.get('Set-Cookie') ?? [];
    expect(session).toMatch(
      /^nc_session=[\w-]{43}; Max-Age=2592000; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    expect(hint).toMatch(/^nc_signed_in=1; Max-Age=2592000; Path=\/; .*SameSite=Lax$/);
    expect(hint).not.toContain('HttpOnly');
  });

  test('an unknown email address and a wrong password get the same response', async () => {
    const { email } = newAccount();
    await application.customer({ email });
    const unknown = await application
      .visitor()
      .post('/api/login', { email: 'nobody@example.com', password: 'password' })
      .expect(401);
    const wrong = await application
      .visitor()
      .post('/api/login', { email, password: 'passw0rd' })
      .expect(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(unknown.body.message).toBe('Invalid email or password');
    expect(wrong.get('Set-Cookie')).toBeUndefined();
  });

  test('a password is accepted in another Unicode normalisation form', async () => {
    const account = newAccount();
    await application.visitor().post('/api/register', account).expect(201);
    const password = account.password.normalize('NFD');
    expect(password).not.toBe(account.password);
    await application.visitor().post('/api/login', { email: account.email, password }).expect(200);
  });

  test('signing out invalidates the session token and clears the cookies', async () => {
    const client = application.visitor();
    const token = cookieOf(await client.post('/api/login', administrator).expect(200));
    const { headers } = await client.post('/api/logout').expect(204);
    expect(String(headers['set-cookie'])).toMatch(/nc_session=;.*nc_signed_in=;/);
    await application.visitor().get('/api/user').set('Cookie', token).expect(401);
    await client.post('/api/logout').expect(204);
  });

  test('GET /api/login passes the next parameter to the sign-in page', async () => {
    const { headers } = await application.visitor().get('/api/login?next=/dashboard').expect(303);
    expect(headers.location).toBe('/auth?next=%2Fdashboard');
  });

  test('GET /api/login redirects to the sign-in page', async () => {
    const { headers } = await application.visitor().get('/api/login').expect(303);
    expect(headers.location).toBe('/auth');
  });

  test('GET /api/logout ends the session and redirects to the home page', async () => {
    const client = await application.administrator();
    const { headers } = await client.get('/api/logout').expect(303);
    expect(headers.location).toBe('/');
    await client.get('/api/user').expect(401);
  });

  test('a cross-site GET /api/logout returns 403 and keeps the session', async () => {
    const client = await application.administrator();
    await client.get('/api/logout').set('Sec-Fetch-Site', 'cross-site').expect(403);
    await client.get('/api/user').expect(200);
  });

  test('the cookies of an invalid session are cleared', async () => {
    const response = await application
      .visitor()
      .get('/api/user')
      .set('Cookie', `nc_session=${'x'.repeat(43)}; nc_signed_in=1`)
      .expect(401);
    expect(String(response.get('Set-Cookie'))).toMatch(/nc_session=;.*nc_signed_in=;/);
  });

  test.each(['', 'x', 'x'.repeat(43), '%00', 'a;b', `${'x'.repeat(43)}; nc_session=y`])(
    'the session token %p returns 401',
    async (token) => {
      const response = application.visitor().get('/api/user').set('Cookie', `nc_session=${token}`);
      expect((await response.expect(401)).body.message).toBe('Unauthorized');
    },
  );
});

describe.each([
  ['a trusted proxy reports HTTPS', { TRUST_PROXY: '1' }],
  ['PUBLIC_URL is an HTTPS address', { PUBLIC_URL: 'https://www.northcast.example' }],
])('sessions when %s', (_case, environment) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication('sqlite', environment);
  });
  afterAll(() => application.close());

  const proxied = { 'X-Forwarded-Proto': 'https' };
  const signIn = () => application.visitor().post('/api/login', administrator).set(proxied);
  const asked = (cookie: string) =>
    application.visitor().get('/api/user').set(proxied).set('Cookie', cookie);

  test('the cookies are Secure and have the __Host- prefix', async () => {
    const { headers } = await signIn().expect(200);
    const cookies = headers['set-cookie'] as unknown as string[];
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-nc_session=[\w-]{43};.* Path=\/;.*; HttpOnly; Secure;/),
      expect.stringMatching(/^__Host-nc_signed_in=1;.* Path=\/;.*; Secure;/),
      expect.stringMatching(/^__Host-nc_device=[\w-]{43};.* Path=\/;.*; HttpOnly; Secure;/),
    ]);
    expect(String(cookies)).not.toContain('Domain');
  });

  test('the session is read from the cookie with the __Host- prefix only', async () => {
    const cookie = cookieOf(await signIn());
    const [, token = ''] = cookie.split('=');
    await asked(cookie).expect(200);
    await asked(`nc_session=${'x'.repeat(43)}; ${cookie}`).expect(200);
    await asked(`nc_session=${token}`).expect(401);
  });

  test('signing out clears the cookies with and without the __Host- prefix', async () => {
    const cookie = cookieOf(await signIn());
    const { headers } = await application
      .visitor()
      .post('/api/logout')
      .set(proxied)
      .set('Cookie', `${cookie}; nc_signed_in=1`)
      .expect(204);
    const taken = String(headers['set-cookie']);
    expect(taken).toMatch(/__Host-nc_session=;.*Secure.*__Host-nc_signed_in=;.*Secure/);
    expect(taken).toMatch(/[^-]nc_signed_in=;/);
    await asked(cookie).expect(401);
  });
});

function cookieOf(response: { get(name: 'Set-Cookie'): string[] | undefined }): string {
  return response.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
}
