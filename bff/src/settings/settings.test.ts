import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsErrors } from '@northcast/shared-contracts/testing/settings-errors';
import { readSettings } from './settings.js';

const errorsOf = settingsErrors(readSettings);

test('every setting has a default', () => {
  expect(readSettings({})).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    databaseUrl: null,
    trustProxy: false,
    logLevel: 'info',
    adminSecondFactor: 'once-set-up',
  });
});

test('all errors are listed at once', () => {
  const errors = errorsOf({
    PORT: '99999',
    DATABASE_URL: 'postgres://localhost/x',
    ADMIN_EMAIL: 'nobody',
    ADMIN_PASSWORD: 'short',
    SESSION_SECRET: 'short',
    PUBLIC_URL: 'northcast',
    TRUST_PROXY: 'everybody',
    LOG_LEVEL: 'loud',
    RATE_LIMITS: 'login=many',
    ADMIN_SECOND_FACTOR: 'never',
  });
  expect(errors.map((error) => error.split(' ')[0]).sort()).toEqual(
    [
      'PORT',
      'DATABASE_URL',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'SESSION_SECRET',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'RATE_LIMITS',
      'ADMIN_SECOND_FACTOR',
    ].sort(),
  );
});

test('SESSION_SECRET is required with DATABASE_URL in production', () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'mysql://localhost/northcast' };
  expect(errorsOf(environment)).toEqual([
    'SESSION_SECRET is required with DATABASE_URL in production',
  ]);
  expect(errorsOf({ ...environment, SESSION_SECRET: 'x'.repeat(32) })).toEqual([]);
});

test('RATE_LIMITS changes single limits or turns all limits off', () => {
  const { rateLimits } = readSettings({ RATE_LIMITS: 'login=1/2' });
  expect(rateLimits).toMatchObject({ login: { limit: 1, seconds: 2 }, writes: { limit: 240 } });
  expect(readSettings({ RATE_LIMITS: 'off' }).rateLimits).toBe('off');
});

test.each([
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['1', 1],
  ['off', false],
])('TRUST_PROXY=%s is accepted', (text, value) => {
  expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(value);
});

test('company texts for invoices have maximum lengths', () => {
  const company = {
    COMPANY_NAME: 'n'.repeat(120),
    COMPANY_ADDRESS: Array.from({ length: 8 }, () => 'a'.repeat(120)).join('|'),
    VAT_ID: 'v'.repeat(120),
    VAT_NOTE: 'n'.repeat(500),
    PAYMENT_TERMS: 't'.repeat(500),
  };
  expect(errorsOf(company)).toEqual([]);
  expect(readSettings(company).company).toMatchObject({ paymentTerms: 't'.repeat(500) });
  const longer = Object.entries(company).map(([name, text]) => [name, `${text}x`]);
  expect(errorsOf(Object.fromEntries(longer))).toEqual([
    'COMPANY_NAME must have at most 120 characters',
    'COMPANY_ADDRESS must have at most 120 characters',
    'VAT_ID must have at most 120 characters',
    'VAT_NOTE must have at most 500 characters',
    'PAYMENT_TERMS must have at most 500 characters',
  ]);
  expect(errorsOf({ COMPANY_ADDRESS: '1|2|3|4|5|6|7|8|9' })).toEqual([
    'COMPANY_ADDRESS must have at most 8 lines',
  ]);
});

describe('mail settings', () => {
  const directory = mkdtempSync(join(tmpdir(), 'northcast-key-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  function keyFile(type: 'rsa' | 'ed25519'): string {
    const { privateKey } =
      type === 'rsa'
        ? generateKeyPairSync('rsa', { modulusLength: 2048 })
        : generateKeyPairSync('ed25519');
    const file = join(directory, type);
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    return file;
  }

  test('the defaults are no server, the business as sender and no DKIM', () => {
    expect(readSettings({}).mail).toEqual({
      server: null,
      from: { name: 'Northcast', address: 'hello@northcast.example' },
      dkim: null,
    });
  });

  test.each([
    ['smtp://mail.example', { host: 'mail.example', port: undefined, isSecure: false, user: null }],
    ['smtps://mail.example:4650', { host: 'mail.example', port: 4650, isSecure: true, user: null }],
    ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false, user: null }],
    [
      'smtps://ada%40x.example:p%3Ass@mail.example',
      {
        host: 'mail.example',
        port: undefined,
        isSecure: true,
        user: { name: 'ada@x.example', password: 'p:ss' },
      },
    ],
  ])('SMTP_URL=%s is accepted', (url, server) => {
    expect(readSettings({ SMTP_URL: url }).mail.server).toEqual(server);
  });

  test.each(['mail.example', 'http://mail.example', 'smtp:', 'smtp://user:%zz@mail.example'])(
    'SMTP_URL=%s is rejected, and the error does not repeat the value',
    (url) => {
      const [error = '', ...others] = errorsOf({ SMTP_URL: url });
      expect(error).toMatch(/^SMTP_URL must /);
      expect(error).not.toContain('%zz');
      expect(others).toEqual([]);
    },
  );

  test.each([
    ['ada@x.example', { name: 'Northcast', address: 'ada@x.example' }],
    ['Ada Kwon <ada@x.example>', { name: 'Ada Kwon', address: 'ada@x.example' }],
    ['"Kwon, Ada" <ada@x.example>', { name: 'Kwon, Ada', address: 'ada@x.example' }],
  ])('MAIL_FROM=%s is accepted', (text, from) => {
    expect(readSettings({ MAIL_FROM: text }).mail.from).toEqual(from);
  });

  test.each(['nobody', 'Ada <nobody>', 'Ada ada@x.example', 'A <a@x.example> <b@x.example>'])(
    'MAIL_FROM=%s is rejected',
    (text) => {
      expect(errorsOf({ MAIL_FROM: text })).toEqual([expect.stringMatching(/^MAIL_FROM must be/)]);
    },
  );

  test('DKIM requires all three settings and an RSA private key', () => {
    const names = { DKIM_DOMAIN: 'northcast.example', DKIM_SELECTOR: 'mail1' };
    const { dkim } = readSettings({ ...names, DKIM_KEY_FILE: keyFile('rsa') }).mail;
    expect(dkim).toMatchObject({ domain: 'northcast.example', selector: 'mail1' });
    expect(dkim?.privateKey).toContain('PRIVATE KEY');
    expect(errorsOf(names)).toEqual([
      'DKIM_KEY_FILE must be set too: DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE go together',
    ]);
    const bad = { DKIM_DOMAIN: 'a b', DKIM_SELECTOR: '-', SMTP_URL: 'x', MAIL_FROM: 'x' };
    const errors = errorsOf({ ...bad, DKIM_KEY_FILE: join(directory, 'none') });
    expect(errors.map((error) => error.split(' ')[0])).toEqual([
      'SMTP_URL',
      'MAIL_FROM',
      'DKIM_DOMAIN',
      'DKIM_SELECTOR',
      'DKIM_KEY_FILE',
    ]);
    expect(errorsOf({ ...names, DKIM_KEY_FILE: keyFile('ed25519') })).toEqual([
      'DKIM_KEY_FILE must name a file with an RSA private key in PEM',
    ]);
  });
});
