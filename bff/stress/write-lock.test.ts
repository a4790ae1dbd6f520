import { join } from 'node:path';
import Libsql from 'libsql';
import { Client } from '../test/client.js';
import { makeDatabase, type TestDatabase } from '../test/databases.js';
import { buildServer, environmentOf, ServerProcess } from '../test/server-process.js';
import { sized } from '../test/size.js';

jest.setTimeout(120_000);
beforeAll(buildServer);

const account = { firstName: 'A', lastName: 'B', email: 'a@example.com', password: 'password' };
const order = (projectBrief: string) => ({ customerPhone: '1', projectBrief });
/** Milliseconds that another process holds the write lock. */
const held = sized(4000, 15_000);

describe('while another process holds the write lock of the embedded database', () => {
  let database: TestDatabase;
  let server: ServerProcess;
  let client: Client;
  beforeAll(async () => {
    database = await makeDatabase('sqlite');
    server = new ServerProcess(environmentOf(database));
    client = new Client(await server.listening());
    await client.post('/api/register', account).expect(201);
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await database.remove();
  });

  test('reads, session checks and health checks respond, and all writes are stored afterwards', async () => {
    const other = new Libsql(join(database.dataDirectory, 'northcast.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const writes = Array.from({ length: 8 }, (_, index) =>
      client.post('/api/orders', order(`write ${index}`)).then(({ status }) => status),
    );
    const answers: number[] = [];
    const paths = ['/api/blog', '/api/user', '/api/health/live', '/api/health/ready'];
    const end = Date.now() + held;
    while (Date.now() < end) {
      for (const path of paths) answers.push((await client.get(path)).status);
    }
    other.exec('ROLLBACK');
    other.close();
    // A server that waits for the lock on its event loop would answer only once in five seconds.
    expect(answers.length).toBeGreaterThan(held / 400);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await Promise.all(writes)).toEqual(writes.map(() => 201));
    expect((await client.get('/api/orders')).body).toHaveLength(writes.length);
  });
});
