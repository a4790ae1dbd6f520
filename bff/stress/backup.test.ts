import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import { Client } from '../test/client.js';
import { makeDatabase, type TestDatabase } from '../test/databases.js';
import { buildServer, environmentOf, ServerProcess } from '../test/server-process.js';
import { sized } from '../test/size.js';
import { administrator } from '../test/test-application.js';

jest.setTimeout(60_000);
beforeAll(buildServer);

const account = { firstName: 'A', lastName: 'B', email: 'a@example.com', password: 'password' };
const order = (projectBrief: string) => ({ customerPhone: '1', projectBrief });

/** The briefs of the orders in an embedded database file. */
function briefsIn(file: string): string[] {
  const copy = new Libsql(file);
  const rows = copy.prepare('SELECT projectBrief FROM orders').all() as { projectBrief: string }[];
  copy.close();
  return rows.map(({ projectBrief }) => projectBrief);
}

describe('backup and restore of the embedded database while a server runs', () => {
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

  test('a restore brings back the state of the backup, and later writes succeed', async () => {
    const file = join(database.dataDirectory, 'mine.sqlite');
    const { id } = (await client.post('/api/orders', order('before')).expect(201)).body;
    const timeline = async () => (await client.get(`/api/orders/${id}`).expect(200)).body.events;
    const asItWas = await timeline();
    const writing = Array.from({ length: 20 }, () =>
      client.post('/api/orders', order('during')).then(),
    );
    expect(await run('backup', file)).toMatchObject({ code: 0 });
    await Promise.all(writing);
    await client.post('/api/orders', order('after')).expect(201);
    await client.post(`/api/orders/${id}/cancel`).expect(200);
    expect(await timeline()).not.toEqual(asItWas);
    const restored = await run('restore', file);
    expect(restored).toMatchObject({ code: 0 });
    const left = await briefs();
    expect(left).toContain('before');
    expect(left).not.toContain('after');
    expect(await timeline()).toEqual(asItWas);
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

  test('no write acknowledged during a restore is lost', async () => {
    const file = join(database.dataDirectory, 'mine.sqlite');
    expect(await run('backup', file)).toMatchObject({ code: 0 });
    const live = join(database.dataDirectory, 'northcast.sqlite');
    for (let round = 1; round <= sized(2, 10); round += 1) {
      const acknowledged: string[] = [];
      let isRestored = false;
      const write = async (writer: number) => {
        for (let count = 1; !isRestored; count += 1) {
          const brief = `round ${round}, writer ${writer}, ${count}`;
          const { status } = await client.post('/api/orders', order(brief));
          if (status === 201) acknowledged.push(brief);
        }
      };
      const writing = [1, 2, 3, 4].map(write);
      const { code, output } = await run('restore', file);
      isRestored = true;
      await Promise.all(writing);
      expect({ code, output }).toMatchObject({ code: 0 });
      const [, previous = ''] = /before: (\S+)/.exec(output) ?? [];
      const kept = new Set([...briefsIn(live), ...briefsIn(previous)]);
      expect(acknowledged.filter((brief) => !kept.has(brief))).toEqual([]);
    }
  });

  test('a restore does not bring back an ended session', async () => {
    const file = join(database.dataDirectory, 'mine.sqlite');
    expect(await run('backup', file)).toMatchObject({ code: 0 });
    const cookie = client.cookie();
    await client.post('/api/logout').expect(204);
    expect(await run('restore', file)).toMatchObject({ code: 0 });
    await new Client(client.origin).get('/api/user').set('Cookie', cookie).expect(401);
  });

  test('restoring a missing file, an invalid one or one shorter than a header exits with 1 and changes nothing', async () => {
    await client.post('/api/orders', order('kept')).expect(201);
    const fileOf = (name: string) => join(database.dataDirectory, `${name}.sqlite`);
    await writeFile(fileOf('noise'), 'x'.repeat(10_000));
    // SQLite itself opens these as empty databases.
    await writeFile(fileOf('empty'), '');
    await writeFile(fileOf('short'), 'x');
    for (const path of ['missing', 'noise', 'empty', 'short'].map(fileOf)) {
      const { code, output } = await run('restore', path);
      expect([path, code]).toEqual([path, 1]);
      expect(output).toContain(path);
    }
    expect(await briefs()).toEqual(['kept']);
  });

  test('a backup of a MySQL database exits with 1 and names mysqldump', async () => {
    const command = new ServerProcess(
      { DATABASE_URL: 'mysql://127.0.0.1:9/x' },
      'commands/backup.js',
    );
    expect(await command.end()).toBe(1);
    expect(command.output).toContain('mysqldump');
  });
});
