import type { Request } from 'express';
import { isToken, newToken, tokenHash } from './secret-token.js';
import { giveSession, isHttpsOrigin, takeSession, tokenIn, tokenOf } from './session-cookie.js';
import { idOfSigned, signedId } from './signed-id.js';
import { deviceCookie, TokenCookie } from './token-cookie.js';

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

describe('the session cookie', () => {
  test.each([
    ['nc_session=abc-D_1', 'abc-D_1'],
    ['theme=dark; nc_session=abc', 'abc'],
    ['theme=dark;nc_session=abc; x=1', 'abc'],
    ['not_nc_session=abc', ''],
    ['nc_session=', ''],
    ['__Host-nc_session=abc', ''],
    [undefined, ''],
  ])('read from the header %p over http is %p', (cookie, token) => {
    expect(tokenOf(browser(cookie).request)).toBe(token);
  });

  test.each([
    ['__Host-nc_session=abc', 'abc'],
    ['theme=dark;__Host-nc_session=abc', 'abc'],
    ['nc_session=abc', ''],
    ['x__Host-nc_session=abc', ''],
  ])('read from the header %p over https is %p: it needs the __Host- prefix', (cookie, token) => {
    expect(tokenOf(browser(cookie, https).request)).toBe(token);
    expect(tokenOf(browser(cookie, 'http://localhost', true).request)).toBe(token);
    expect(tokenIn(browser(cookie).request, true)).toBe(token);
  });

  test('is httpOnly, and the signed-in hint is not', () => {
    const { request, given } = browser();
    giveSession(request, { token: 'abc', maxAge: 5000 });
    const shared = { path: '/', sameSite: 'lax', secure: false, maxAge: 5000 };
    expect(given).toEqual([
      ['nc_session', 'abc', { ...shared, httpOnly: true }],
      ['nc_signed_in', '1', shared],
    ]);
  });

  test('has the __Host- prefix and is secure over https', () => {
    const { request, given } = browser(undefined, https);
    giveSession(request, { token: 'abc', maxAge: 5000 });
    expect(given).toMatchObject([
      ['__Host-nc_session', 'abc', { secure: true, httpOnly: true }],
      ['__Host-nc_signed_in', '1', { secure: true }],
    ]);
  });

  test('is cleared only for a browser that sent the cookie or its hint', () => {
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

  test('is cleared over https under its http name as well', () => {
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
  ])('treats the origin %p as https: %p', (origin, expected) => {
    expect(isHttpsOrigin(origin)).toBe(expected);
  });
});

describe('a token cookie', () => {
  const cookie = new TokenCookie('nc_device', { sameSite: 'lax', maxAge: 1000 });
  const token = newToken();

  test('is read only by its full name and with a valid token', () => {
    expect(cookie.of(browser(`a=1;  nc_device=${token}`).request)).toBe(token);
    expect(cookie.of(browser(`x_nc_device=${token}; nc_device2=${token}`).request)).toBeNull();
    expect(cookie.of(browser('nc_device=short').request)).toBeNull();
    expect(cookie.of(browser().request)).toBeNull();
  });

  test('has the __Host- prefix and is secure over https', () => {
    const { request, given } = browser(`nc_device=${token}`, https);
    expect(cookie.of(request)).toBeNull();
    expect(cookie.of(browser(`__Host-nc_device=${token}`, https).request)).toBe(token);
    cookie.give(request, token);
    const attributes = { sameSite: 'lax', maxAge: 1000, path: '/', httpOnly: true, secure: true };
    expect(given).toEqual([['__Host-nc_device', token, attributes]]);
  });

  test('has its plain name over http', () => {
    const { request, given } = browser();
    cookie.give(request, token);
    expect(given).toMatchObject([['nc_device', token, { secure: false }]]);
  });

  test('of a known browser lasts a year and is not sent with requests of other sites', () => {
    const { request, given } = browser();
    deviceCookie.give(request, token);
    const attributes = { sameSite: 'lax', maxAge: 365 * 86_400_000, httpOnly: true };
    expect(given).toMatchObject([['nc_device', token, attributes]]);
  });
});

test('a token is 43 random base64url characters, and its hash depends on token and secret', () => {
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

  test('yields its id with the right secret and purpose', () => {
    expect(signed).toMatch(/^an-id\.[\w-]{43}$/);
    expect(idOfSigned('secret', 'newsletter', signed)).toBe('an-id');
  });

  test.each([
    ['another secret', () => idOfSigned('other', 'newsletter', signed)],
    ['another purpose', () => idOfSigned('secret', 'mail', signed)],
    ['another id', () => idOfSigned('secret', 'newsletter', signed.replace('an-id', 'an-ix'))],
    ['another signature', () => idOfSigned('secret', 'newsletter', `an-id.${'A'.repeat(43)}`)],
    ['a shorter signature', () => idOfSigned('secret', 'newsletter', signed.slice(0, -1))],
    ['a trailing character', () => idOfSigned('secret', 'newsletter', `${signed}.`)],
    ['no signature', () => idOfSigned('secret', 'newsletter', 'an-id')],
    ['an empty text', () => idOfSigned('secret', 'newsletter', '')],
  ])('is invalid with %s', (_name, read) => {
    expect(read()).toBeNull();
  });
});
