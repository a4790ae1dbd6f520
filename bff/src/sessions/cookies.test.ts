import type { Request } from 'express';
import { isToken, newToken, tokenHash } from './secret-token.js';
import { giveSession, isHttpsOrigin, takeSession, tokenIn, tokenOf } from './session-cookie.js';
import { idOfSigned, signedId } from './signed-id.js';
import { TokenCookie } from './token-cookie.js';

interface Cookies {
  readonly request: Request;
  readonly given: unknown[];
  readonly taken: unknown[];
}

/** @param origin of `PUBLIC_URL` */
function browser(cookie?: string, origin = 'http://localhost', isTls = false): Cookies {
  const given: unknown[] = [];
  const taken: unknown[] = [];
  const request = {
    headers: cookie === undefined ? {} : { cookie },
    secure: isTls,
    app: { get: (name: string) => (name === 'public origin' ? origin : undefined) },
    res: {
      cookie: (...args: unknown[]) => given.push(args),
      clearCookie: (...args: unknown[]) => taken.push(args),
    },
  } as unknown as Request;
  return { request, given, taken };
}

const https = 'https://northcast.example';

describe('the cookie of a session', () => {
  test.each([
    ['nc_session=abc-D_1', 'abc-D_1'],
    ['theme=dark; nc_session=abc', 'abc'],
    ['theme=dark;nc_session=abc; x=1', 'abc'],
    ['not_nc_session=abc', ''],
    ['nc_session=', ''],
    ['__Host-nc_session=abc', ''],
    [undefined, ''],
  ])('of %p over http is %p', (cookie, token) => {
    expect(tokenOf(browser(cookie).request)).toBe(token);
  });

  test.each([
    ['__Host-nc_session=abc', 'abc'],
    ['theme=dark;__Host-nc_session=abc', 'abc'],
    ['nc_session=abc', ''],
    ['x__Host-nc_session=abc', ''],
  ])('of %p over https is %p: only this host can have set it', (cookie, token) => {
    expect(tokenOf(browser(cookie, https).request)).toBe(token);
    expect(tokenOf(browser(cookie, 'http://localhost', true).request)).toBe(token);
    expect(tokenIn(browser(cookie).request, true)).toBe(token);
  });

  test('is hidden from scripts, its hint is not', () => {
    const { request, given } = browser();
    giveSession(request, { token: 'abc', maxAge: 5000 });
    const shared = { path: '/', sameSite: 'lax', secure: false, maxAge: 5000 };
    expect(given).toEqual([
      ['nc_session', 'abc', { ...shared, httpOnly: true }],
      ['nc_signed_in', '1', shared],
    ]);
  });

  test('is bound to the host over https', () => {
    const { request, given } = browser(undefined, https);
    giveSession(request, { token: 'abc', maxAge: 5000 });
    expect(given).toMatchObject([
      ['__Host-nc_session', 'abc', { secure: true, httpOnly: true }],
      ['__Host-nc_signed_in', '1', { secure: true }],
    ]);
  });

  test('is taken back from a browser that sent it or its hint, and from no other', () => {
    const attributes = { path: '/', sameSite: 'lax', secure: false };
    for (const cookie of ['nc_session=abc', 'theme=dark;  nc_signed_in=1']) {
      const { request, taken } = browser(cookie);
      takeSession(request);
      expect(taken).toEqual([
        ['nc_session', { ...attributes, httpOnly: true }],
        ['nc_signed_in', attributes],
      ]);
    }
    const { request, taken } = browser('theme=dark; nc_sessions=1');
    takeSession(request);
    expect(taken).toEqual([]);
  });

  test('of before the site had https is taken back as well', () => {
    const { request, taken } = browser('nc_session=abc; __Host-nc_session=def', https);
    takeSession(request);
    expect(taken.map((args) => (args as string[])[0])).toEqual([
      '__Host-nc_session',
      '__Host-nc_signed_in',
      'nc_session',
      'nc_signed_in',
    ]);
    const overHttp = browser('__Host-nc_session=def');
    takeSession(overHttp.request);
    expect(overHttp.taken).toEqual([]);
  });

  test.each([
    ['https://a.example', true],
    ['http://a.example', false],
    ['xhttps:', false],
    [undefined, false],
  ])('an origin of %p is https: %p', (origin, expected) => {
    expect(isHttpsOrigin(origin)).toBe(expected);
  });
});

describe('a cookie with a token', () => {
  const cookie = new TokenCookie('nc_device', { sameSite: 'lax', maxAge: 1000 });
  const token = newToken();

  test('is read by its whole name', () => {
    expect(cookie.of(browser(`a=1;  nc_device=${token}`).request)).toBe(token);
    expect(cookie.of(browser(`x_nc_device=${token}; nc_device2=${token}`).request)).toBeNull();
    expect(cookie.of(browser('nc_device=short').request)).toBeNull();
    expect(cookie.of(browser().request)).toBeNull();
  });

  test('is bound to the host over https', () => {
    const { request, given } = browser(`nc_device=${token}`, https);
    expect(cookie.of(request)).toBeNull();
    expect(cookie.of(browser(`__Host-nc_device=${token}`, https).request)).toBe(token);
    cookie.give(request, token);
    const attributes = { sameSite: 'lax', maxAge: 1000, path: '/', httpOnly: true, secure: true };
    expect(given).toEqual([['__Host-nc_device', token, attributes]]);
  });

  test('over http has its plain name', () => {
    const { request, given } = browser();
    cookie.give(request, token);
    expect(given).toMatchObject([['nc_device', token, { secure: false }]]);
  });
});

test('a token is 43 letters of base64url, each its own, and is stored as a keyed hash', () => {
  const token = newToken();
  expect(isToken(token)).toBe(true);
  expect(newToken()).not.toBe(token);
  for (const other of [`${token}x`, token.slice(1), ` ${token.slice(1)}`, `${token.slice(1)}+`])
    expect(isToken(other)).toBe(false);
  expect(tokenHash('secret', token)).toMatch(/^[\w-]{43}$/);
  expect(tokenHash('secret', token)).toBe(tokenHash('secret', token));
  expect(tokenHash('other', token)).not.toBe(tokenHash('secret', token));
  expect(tokenHash('secret', `${token}x`)).not.toBe(tokenHash('secret', token));
});

describe('a signed id', () => {
  const signed = signedId('secret', 'newsletter', 'an-id');

  test('names its row to who knows the secret and the purpose', () => {
    expect(signed).toMatch(/^an-id\.[\w-]{43}$/);
    expect(idOfSigned('secret', 'newsletter', signed)).toBe('an-id');
  });

  test.each([
    ['another secret', () => idOfSigned('other', 'newsletter', signed)],
    ['another purpose', () => idOfSigned('secret', 'mail', signed)],
    ['another id', () => idOfSigned('secret', 'newsletter', signed.replace('an-id', 'an-ix'))],
    ['another signature', () => idOfSigned('secret', 'newsletter', `an-id.${'A'.repeat(43)}`)],
    ['a shorter signature', () => idOfSigned('secret', 'newsletter', signed.slice(0, -1))],
    ['more behind it', () => idOfSigned('secret', 'newsletter', `${signed}.`)],
    ['no signature', () => idOfSigned('secret', 'newsletter', 'an-id')],
    ['nothing', () => idOfSigned('secret', 'newsletter', '')],
  ])('is none with %s', (_name, read) => {
    expect(read()).toBeNull();
  });
});
