import { readSettings } from '../settings/settings.js';
import { connectWithRetry } from './database.js';

test('an unreachable database is logged on each retry, then throws, without the password', async () => {
  const said: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const settings = readSettings({ DATABASE_URL: 'mysql://user:hidden-password@127.0.0.1:9/x' });
  const connected = connectWithRetry(settings, [], [5, 10, 20, 40]);
  const failure = await connected.then(() => '', String);
  jest.restoreAllMocks();
  expect(failure).toMatch(/^Error: The database cannot be opened: /);
  expect(said).toHaveLength(4);
  for (const [index, line] of said.entries()) {
    expect(line).toMatch(/^The database cannot be opened: .*; trying again in 0\.\d+ s\n$/);
    expect(line).toContain(` ${[0.005, 0.01, 0.02, 0.04][index]} s`);
  }
  expect(`${said}${failure}`).not.toContain('hidden-password');
});
