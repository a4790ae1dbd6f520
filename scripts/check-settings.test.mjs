import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { errorsOfBoth } from './check-settings.mjs';
import { root } from './steps.mjs';

class SettingsError extends Error {
  constructor(...errors) {
    super(errors.join('\n'));
    this.name = 'SettingsError';
    this.errors = errors;
  }
}
const refusing =
  (...errors) =>
  () => {
    throw new SettingsError(...errors);
  };

test('the errors of bff and shell form one list with each setting reported once', () => {
  const bff = refusing('ADMIN_EMAIL must be an e-mail address', 'TRUST_PROXY must be off');
  const shell = refusing('TRUST_PROXY must be a list', 'LOADS_WINDOW must be a number');
  expect(errorsOfBoth(bff, shell)).toEqual([
    'ADMIN_EMAIL must be an e-mail address',
    'TRUST_PROXY must be off',
    'LOADS_WINDOW must be a number',
  ]);
});

test('several errors of one setting in one server are all reported', () => {
  const shell = refusing('KEY is not set', 'KEY is not read');
  expect(errorsOfBoth(() => ({}), shell)).toEqual(['KEY is not set', 'KEY is not read']);
});

test('an error that is not a settings error is rethrown', () => {
  expect(() => errorsOfBoth(() => JSON.parse('{'), refusing('KEY is not set'))).toThrow(
    SyntaxError,
  );
});

describe('before anything is built', () => {
  const invalid = { ADMIN_EMAIL: 'nobody', LOADS_WINDOW: 'soon', TRUST_PROXY: 'everybody' };
  const node = (args, settings) =>
    spawnSync(process.execPath, args, {
      cwd: root,
      env: { PATH: process.env.PATH, ...settings },
      encoding: 'utf8',
    });

  test.each([{}, { HOST: '' }])(
    'npm start with %j reports a port in use first, and all invalid settings with it',
    async (host) => {
      const server = createServer();
      await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      const settings = { ...invalid, ...host, PORT: String(port) };
      const started = node(['scripts/start.mjs'], settings);
      server.close();
      const [first, ...others] = errorsIn(started.stderr);
      expect(first).toBe(`Port ${port} on 127.0.0.1 is in use. Stop what runs there or set PORT.`);
      expect(others.map(settingIn).sort()).toEqual(Object.keys(invalid));
      expect(started).toMatchObject({ status: 1, stdout: '' });
    },
  );

  test('all invalid settings of both servers are reported, an invalid port once', () => {
    const check = `
      const { checkPort, checkSettings } = await import('./scripts/check-settings.mjs');
      const check = process.argv[1] === 'port' ? checkPort : checkSettings;
      await check(process.env).catch(({ message }) => console.log(message));`;
    const reported = (name, settings) => {
      const { stdout } = node(['--input-type=module', '--eval', check, name], settings);
      return errorsIn(stdout).map(settingIn).sort();
    };
    const all = ['ADMIN_EMAIL', 'LOADS_WINDOW', 'PORT', 'TRUST_PROXY'];
    expect(reported('settings', invalid)).toEqual(all.filter((name) => name !== 'PORT'));
    expect(reported('port', { ...invalid, PORT: '70000' })).toEqual(all);
    expect(reported('settings', { PORT: '0' })).toEqual([]);
  });
});

/** Lines of the output, without the notice about a version of Node that gets no more fixes. */
const errorsIn = (output) =>
  output.split('\n').filter((line) => line !== '' && !line.startsWith('Node '));
const settingIn = (error) => error.split(' ', 1)[0];
