import { readSettings, SettingsError } from './settings.js';

function errorsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
}

test('nothing has to be set', () => {
  expect(readSettings({})).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    databaseUrl: null,
    trustProxy: false,
    logLevel: 'info',
  });
});

test('every error is listed at once', () => {
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
    ].sort(),
  );
});

test('a server in production needs a secret of its own', () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'mysql://localhost/northcast' };
  expect(errorsOf(environment)).toEqual([
    'SESSION_SECRET is required with DATABASE_URL in production',
  ]);
  expect(errorsOf({ ...environment, SESSION_SECRET: 'x'.repeat(32) })).toEqual([]);
});

test('limits can be changed one by one, or be off', () => {
  const { rateLimits } = readSettings({ RATE_LIMITS: 'login=1/2' });
  expect(rateLimits).toMatchObject({ login: { limit: 1, seconds: 2 }, writes: { limit: 240 } });
  expect(readSettings({ RATE_LIMITS: 'off' }).rateLimits).toBe('off');
});

test.each([
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['1', 1],
  ['off', false],
])('TRUST_PROXY=%s', (text, value) => {
  expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(value);
});
