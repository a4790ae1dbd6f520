import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '../test/client.js';
import { makeDatabase, type TestDatabase } from '../test/databases.js';
import { buildServer, environmentOf, ServerProcess } from '../test/server-process.js';
import { administrator } from '../test/test-application.js';

jest.setTimeout(60_000);
beforeAll(buildServer);

const account = { firstName: 'A', lastName: 'B', email: 'a@example.com', password: 'password' };
const order = (projectBrief: string) => ({ customerPhone: '1', projectBrief });

describe('backup and restore of the embedded database, while a server runs', () => {
  let database: TestDatabase;
  let server: ServerProcess;
  let client: Client;
  beforeEach(async () => {
    database = await makeDatabase('sqlite');
    server = new ServerProcess(environmentOf(database));
    client = new Client(await server.listening());
    await client.post('/api/register', account).expect(201);
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await database.remove();
  });

  const run = async (script: string, ...args: string[]) => {
    const command = new ServerProcess(environmentOf(database), `commands/${script}.js`, args);
    return { code: await command.end(), output: command.output };
  };
  const briefs = async () =>
    (await client.get('/api/orders').expect(200)).body.map(
      (row: { projectBrief: string }) => row.projectBrief,
    );

  test('what was there at the backup is there again, and writing goes on', async () => {
    const file = join(database.dataDirectory, 'mine.sqlite');
    await client.post('/api/orders', order('before')).expect(201);
    const writing = Array.from({ length: 20 }, () =>
      client.post('/api/orders', order('during')).then(),
    );
    expect(await run('backup', file)).toMatchObject({ code: 0 });
    await Promise.all(writing);
    await client.post('/api/orders', order('after')).expect(201);
    const restored = await run('restore', file);
    expect(restored).toMatchObject({ code: 0 });
    const left = await briefs();
    expect(left).toContain('before');
    expect(left).not.toContain('after');
    await client.post('/api/orders', order('since')).expect(201);
    expect((await briefs())[0]).toBe('since');
    const admin = new Client(client.origin);
    await admin.post('/api/login', administrator).expect(200);
    const { body } = await admin.get('/api/admin/overview').expect(200);
    expect(body.newOrders).toBe(left.length + 1);

    const [, previous = ''] = /before: (\S+)/.exec(restored.output) ?? [];
    expect(await run('restore', previous)).toMatchObject({ code: 0 });
    expect(await briefs()).toContain('after');
  });

  test('a session that was ended does not come back with a backup', async () => {
    const file = join(database.dataDirectory, 'mine.sqlite');
    expect(await run('backup', file)).toMatchObject({ code: 0 });
    const cookie = client.cookie();
    await client.post('/api/logout').expect(204);
    expect(await run('restore', file)).toMatchObject({ code: 0 });
    await new Client(client.origin).get('/api/user').set('Cookie', cookie).expect(401);
  });

  test('what is no backup is refused and changes nothing', async () => {
    await client.post('/api/orders', order('kept')).expect(201);
    const file = join(database.dataDirectory, 'noise.sqlite');
    await writeFile(file, 'x'.repeat(10_000));
    for (const path of [file, join(database.dataDirectory, 'missing.sqlite')]) {
      const { code, output } = await run('restore', path);
      expect(code).toBe(1);
      expect(output).toContain(path);
    }
    expect(await briefs()).toEqual(['kept']);
  });

  test('a server’s database is left to its own tools', async () => {
    const command = new ServerProcess(
      { DATABASE_URL: 'mysql://127.0.0.1:9/x' },
      'commands/backup.js',
    );
    expect(await command.end()).toBe(1);
    expect(command.output).toContain('mysqldump');
  });
});
