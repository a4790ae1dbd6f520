import { once } from 'node:events';
import { createServer } from 'node:net';
import { Client } from '../test/client.js';
import { CuttableLink } from '../test/cuttable-link.js';
import { databases, makeDatabase, type TestDatabase } from '../test/databases.js';
import { openStream } from '../test/event-stream.js';
import { setUpTotp } from '../test/second-factor.js';
import { buildServer, environmentOf, ServerProcess } from '../test/server-process.js';
import { administrator } from '../test/test-application.js';

/** A port of the loopback address that nothing listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

jest.setTimeout(120_000);
beforeAll(buildServer);

const order = { customerPhone: '+1 212 555 0142', projectBrief: 'A secret brief' };
const account = {
  firstName: 'Adelheid',
  lastName: 'Kwon',
  email: 'adelheid@example.com',
  password: 'a secret password',
};

describe.each(databases)('a server process on %s', (name) => {
  let database: TestDatabase;
  const servers: ServerProcess[] = [];
  const started = (environment: Record<string, string> = {}) => {
    const server = new ServerProcess({ ...environmentOf(database), ...environment });
    servers.push(server);
    return server;
  };
  beforeEach(async () => {
    database = await makeDatabase(name);
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end('SIGKILL');
    await database.remove();
  });

  test('three that start together on an empty database all serve', async () => {
    const origins = await Promise.all([1, 2, 3].map(() => started({ SEED_POSTS: '' }).listening()));
    for (const origin of origins) {
      const client = new Client(origin);
      await client.get('/api/health/ready').expect(200);
      await client.post('/api/login', administrator).expect(200);
      const { body } = await client.get('/api/admin/customers').expect(200);
      expect(body).toHaveLength(1);
      const posts = await client.get('/api/blog').expect(200);
      expect(new Set(posts.body.map(({ id }: { id: string }) => id)).size).toBe(posts.body.length);
    }
  });

  test('one that says it is ready lets the first administrator sign in', async () => {
    const port = await freePort();
    started({ PORT: String(port) });
    const client = new Client(`http://127.0.0.1:${port}`);
    const isReady = () => client.get('/api/health/ready').then(({ status }) => status === 200);
    while (!(await isReady().catch(() => false))) await new Promise(setImmediate);
    await client.post('/api/login', administrator).expect(200);
  });

  test('asked to stop, it finishes what it accepted and ends with 0 within 10 s', async () => {
    const server = started();
    const client = new Client(await server.listening());
    await client.post('/api/register', account).expect(201);
    const answers = Array.from({ length: 30 }, () => client.post('/api/login', account).then());
    await Promise.race(answers);
    const began = performance.now();
    const code = await server.end('SIGTERM');
    expect(code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
  });

  test('asked to stop, it ends open streams at once', async () => {
    const server = started();
    const client = new Client(await server.listening());
    await client.post('/api/register', account).expect(201);
    const streams = await Promise.all([openStream(client), openStream(client)]);
    const began = performance.now();
    const code = server.end('SIGTERM');
    await Promise.all(streams.map(({ ended }) => ended));
    expect(performance.now() - began).toBeLessThan(1000);
    expect(await code).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test('the log tells what happened and nothing personal', async () => {
    const server = started({ LOG_LEVEL: 'debug' });
    const client = new Client(await server.listening());
    await client.post('/api/register', account).expect(201);
    await client.post('/api/login', { ...account, password: 'wrong password' }).expect(401);
    await client.post('/api/orders', order).set('Idempotency-Key', 'a-secret-key').expect(201);
    await client.get('/api/admin/orders?q=Adelheid').expect(403);
    const cookie = client.cookie();
    await server.end('SIGTERM');
    const lines = server.output.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ method: 'POST', path: '/api/orders', status: 201 }),
        expect.objectContaining({ method: 'POST', path: '/api/login', status: 401 }),
      ]),
    );
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('requestId');
    const token = cookie.split(/[=;]/)[1];
    expect(lines.join()).not.toMatch(new RegExp(`adelheid|kwon|secret|wrong|argon2|${token}`, 'i'));
    // Whence a request came stands with who did what, and nowhere else.
    const requests = lines.filter((line) => !('audit' in JSON.parse(line)));
    expect(requests.join()).not.toContain('127.0.0.1');
  });

  test('who did what is in the log at the level of npm start, and nothing personal', async () => {
    const server = started({ LOG_LEVEL: 'warn' });
    const client = new Client(await server.listening());
    await client.post('/api/register', account).expect(201);
    const { id } = await client.user();
    await client.get('/api/admin/orders').expect(403);
    await client.post('/api/login', { ...account, password: 'not this one' }).expect(401);
    await server.end('SIGTERM');
    const lines = server.output.split('\n').filter((line) => line.startsWith('{'));
    const events = lines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === true);
    expect(events).toEqual([
      expect.objectContaining({ msg: 'account.registered', actorId: id, address: '127.0.0.1' }),
      expect.objectContaining({ msg: 'session.started', actorId: id }),
      expect.objectContaining({ msg: 'call.refused', actorId: id, path: '/api/admin/orders' }),
      expect.objectContaining({ msg: 'credentials.refused', status: 'refused', targetId: id }),
    ]);
    expect(server.output).not.toMatch(/Adelheid|adelheid|not this one/);
  });

  test('without a mail server it says that mails wait, with one it does not', async () => {
    const without = started();
    await without.listening();
    const lines = without.output.split('\n').filter((line) => line.includes('SMTP_URL'));
    expect(lines).toEqual([expect.stringMatching(/^SMTP_URL is not set: mails wait /)]);
    const withServer = started({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await withServer.listening();
    expect(withServer.output).not.toContain('SMTP_URL');
  });

  test('a port in use is one clear line and exit 1', async () => {
    const origin = await started().listening();
    const second = started({ PORT: new URL(origin).port });
    expect(await second.end()).toBe(1);
    expect(second.output).toContain('is in use');
  });

  test('an administrator can be made from the command line, while it runs', async () => {
    const client = new Client(await started().listening());
    const command = new ServerProcess(
      { ...environmentOf(database), ADMIN_PASSWORD: '' },
      'commands/create-administrator.js',
      ['Second@Example.com', 'Sec', 'Ond'],
    );
    expect(await command.end()).toBe(0);
    const [, password] = /password: (\S+)/.exec(command.output) ?? [];
    await client.post('/api/login', { email: 'second@example.com', password }).expect(200);
    await client.get('/api/admin/orders').expect(200);
  });

  test('somebody who has lost the second factor gets in again by the command line', async () => {
    const client = new Client(await started().listening());
    await client.post('/api/register', account).expect(201);
    await setUpTotp(client, account.password);
    await client.post('/api/login', account).expect(401);
    const command = new ServerProcess(
      { ...environmentOf(database), ADMIN_PASSWORD: 'another password' },
      'commands/create-administrator.js',
      [account.email],
    );
    expect(await command.end()).toBe(0);
    const login = { email: account.email, password: 'another password' };
    await client.post('/api/login', login).expect(200);
    await client.get('/api/admin/orders').expect(200);
  });
});

test('every bad setting is listed, and the exit code is 1', async () => {
  const server = new ServerProcess({ PORT: 'x', LOG_LEVEL: 'loud' });
  expect(await server.end()).toBe(1);
  expect(server.output).toMatch(/^PORT must be .*\nLOG_LEVEL must be .*\n$/);
});

test('a database that never answers is told, again and again, and then the exit code is 1', async () => {
  const server = new ServerProcess({
    DATABASE_URL: 'mysql://user:hidden-password@127.0.0.1:9/x',
    SEED_POSTS: 'off',
  });
  const began = performance.now();
  expect(await server.end()).toBe(1);
  expect(performance.now() - began).toBeLessThan(60_000);
  expect(server.output.match(/The database can not be opened/g)?.length).toBeGreaterThan(3);
  expect(server.output).not.toContain('hidden-password');
});

const onServer = databases.includes('mysql') ? test : test.skip;

onServer('a database lost while running is 503, and it recovers by itself', async () => {
  const database = await makeDatabase('mysql');
  const link = new CuttableLink(new URL(String(database.databaseUrl)));
  const server = new ServerProcess({
    ...environmentOf(database),
    DATABASE_URL: await link.mend(),
  });
  try {
    const client = new Client(await server.listening());
    await client.post('/api/register', account).expect(201);
    await client.get('/api/health/ready').expect(200);
    await link.cut();
    for (const call of [client.get('/api/orders'), client.post('/api/orders', order)]) {
      const { body, headers } = await call.expect(503);
      expect(headers['retry-after']).toBe('5');
      expect(body.message).toMatch(/temporarily unavailable/);
    }
    await client.get('/api/health/ready').expect(503);
    await client.get('/api/health/live').expect(200);
    await client.get('/api/blog').expect(200);
    await link.mend();
    await client.get('/api/health/ready').expect(200);
    await client.post('/api/orders', order).expect(201);
    expect((await client.get('/api/orders').expect(200)).body).toHaveLength(1);
  } finally {
    await server.end('SIGKILL');
    await link.cut();
    await database.remove();
  }
});
