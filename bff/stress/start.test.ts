import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@northcast/shared-contracts/testing/free-port';
import { Client } from '../test/client.js';
import { databases, makeDatabase, makeEmptyDatabase } from '../test/databases.js';
import { buildServer, environmentOf, ServerProcess } from '../test/server-process.js';
import { serverProcesses } from '../test/server-processes.js';
import { administrator } from '../test/test-application.js';

jest.setTimeout(120_000);
beforeAll(buildServer);

describe.each(databases)('the start of a server process on %s', (name) => {
  const { started } = serverProcesses(name, makeEmptyDatabase);

  test('three processes that start together on an empty database all serve requests', async () => {
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
});

// The start does not depend on the kind of database.
describe('the start of a server process', () => {
  const { started } = serverProcesses('sqlite');

  test('a process that reports ready lets the first administrator sign in', async () => {
    const port = await freePort();
    started({ PORT: String(port) });
    const client = new Client(`http://127.0.0.1:${port}`);
    const isReady = () => client.get('/api/health/ready').then(({ status }) => status === 200);
    while (!(await isReady().catch(() => false))) await new Promise((wake) => setTimeout(wake, 10));
    await client.post('/api/login', administrator).expect(200);
  });
});

describe('beside a started server process', () => {
  const { started } = serverProcesses('sqlite', makeDatabase, 'suite');
  let without: ServerProcess;
  let origin: string;
  beforeAll(async () => {
    without = started();
    origin = await without.listening();
  });

  test('a process prints that mails wait only if SMTP_URL is not set', async () => {
    const lines = without.output.split('\n').filter((line) => line.includes('SMTP_URL'));
    expect(lines).toEqual([expect.stringMatching(/^SMTP_URL is not set: mails wait /)]);
    const withServer = started({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await withServer.listening();
    expect(withServer.output).not.toContain('SMTP_URL');
  });

  test('a port in use is reported, and the exit code is 1', async () => {
    const second = started({ PORT: new URL(origin).port });
    expect(await second.end()).toBe(1);
    expect(second.output).toContain('is in use');
  });
});

test('all invalid settings are listed, and the exit code is 1', async () => {
  const server = new ServerProcess({ PORT: 'x', LOG_LEVEL: 'loud' });
  expect(await server.end()).toBe(1);
  expect(server.output).toMatch(/^PORT must be .*\nLOG_LEVEL must be .*\n$/);
});

test('a database that cannot be opened is reported in one line, and the exit code is 1', async () => {
  const database = await makeEmptyDatabase('sqlite');
  await writeFile(join(database.dataDirectory, 'northcast.sqlite'), 'no database '.repeat(1000));
  const server = new ServerProcess(environmentOf(database));
  expect(await server.end()).toBe(1);
  expect(server.output).toMatch(/^The database cannot be opened: .*\n$/);
  await database.remove();
});
