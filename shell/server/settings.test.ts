import { settingsErrors } from '@northcast/shared-contracts/testing/settings-errors';
import { readSettings } from './settings.js';

const errorsOf = settingsErrors((environment) => readSettings(environment, '/'));

test('all settings are optional', () => {
  expect(readSettings({}, '/')).toMatchObject({ port: 3000, host: '127.0.0.1' });
});

test.each([
  ['::1', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
])('with HOST=%s the public URL is %s', (host, publicUrl) => {
  expect(readSettings({ HOST: host }, '/').publicUrl).toBe(publicUrl);
});

test.each([
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['1', 1],
  ['off', undefined],
])('TRUST_PROXY=%s is accepted', (text, value) => {
  expect(readSettings({ TRUST_PROXY: text }, '/').trustProxy).toBe(value);
});

test('an invalid TRUST_PROXY is reported together with the other errors', () => {
  expect(errorsOf({ PORT: 'x', TRUST_PROXY: 'banana', RENDER_SECONDS: '0' })).toEqual([
    "PORT must be a number from 0 to 65535, not 'x'",
    "TRUST_PROXY must be off, a number, or a list like 'loopback, 10.0.0.0/8', not 'banana'",
    "RENDER_SECONDS must be a number from 0.1 to 60, not '0'",
  ]);
});

test('an address that no URL can have is reported', () => {
  const setting = {
    BFF_URL: 'http://127.0.0.1:99999',
    PUBLIC_URL: 'https://www northcast.example',
  };
  expect(errorsOf(setting)).toEqual([
    "BFF_URL must be an http(s) address, not 'http://127.0.0.1:99999'",
    "PUBLIC_URL must be an http(s) address, not 'https://www northcast.example'",
  ]);
});

test.each(['', ' '])('a setting of %j counts as not set', (blank) => {
  const names = ['HOST', 'PORT', 'BFF_URL', 'PUBLIC_URL', 'DATA_DIR', 'RELEASES_DIR', 'SHELL_DIR'];
  const tokens = ['RELEASES_TOKEN', 'CANARY_SECRET', 'RELEASE_AUDIT_TOKEN', 'UPLOADS_TOKEN'];
  const all = [...names, ...tokens, 'UPLOADS_FOLDER'];
  const environment = Object.fromEntries(all.map((name) => [name, blank]));
  expect(readSettings(environment, '/')).toEqual(readSettings({}, '/'));
});

test('an empty number counts as not set, and a number out of range is reported', () => {
  const names = ['RENDER_SECONDS', 'BFF_TIMEOUT', 'LOADS_WINDOW', 'CANARY_FLOOR'];
  const all = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
  expect(readSettings(all(''), '/')).toEqual(readSettings({}, '/'));
  expect(errorsOf(all('-1')).map((error) => error.split(' ')[0])).toEqual(
    expect.arrayContaining(names),
  );
});
