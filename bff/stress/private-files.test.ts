import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '../test/client.js';
import { makeEmptyDatabase, type TestDatabase } from '../test/databases.js';
import { buildServer, environmentOf, ServerProcess } from '../test/server-process.js';
import { administrator } from '../test/test-application.js';

jest.setTimeout(60_000);
beforeAll(buildServer);

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe('file permissions of personal data on disk', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await makeEmptyDatabase('sqlite');
  });
  afterEach(() => database.remove());

  test('the folder gets mode 700 and its files 600, even if they were readable before', async () => {
    const folder = database.dataDirectory;
    await chmod(folder, 0o755);
    const first = new ServerProcess(environmentOf(database));
    await first.listening();
    await first.end('SIGTERM');
    for (const name of await readdir(folder)) await chmod(join(folder, name), 0o644);

    const server = new ServerProcess(environmentOf(database));
    const client = new Client(await server.listening());
    await client.post('/api/login', administrator).expect(200);
    const backup = new ServerProcess(environmentOf(database), 'commands/backup.js');
    expect(await backup.end()).toBe(0);

    expect(await modeOf(folder)).toBe('700');
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\./.test(name));
    expect(files).toEqual(expect.arrayContaining(['northcast.sqlite', 'northcast.sqlite-wal']));
    expect(files.some((name) => name.startsWith('backups/'))).toBe(true);
    for (const name of files)
      expect([name, await modeOf(join(folder, name))]).toEqual([name, '600']);
    await server.end('SIGKILL');
  });

  test('a restore does not change the mode of the folder that it reads from', async () => {
    const shared = await makeEmptyDatabase('sqlite');
    await chmod(shared.dataDirectory, 0o755);
    await writeFile(join(shared.dataDirectory, 'noise.sqlite'), 'x');
    const command = new ServerProcess(environmentOf(database), 'commands/restore.js', [
      join(shared.dataDirectory, 'noise.sqlite'),
    ]);
    expect(await command.end()).toBe(1);
    expect(await modeOf(shared.dataDirectory)).toBe('755');
    await shared.remove();
  });
});
