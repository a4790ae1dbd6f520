import { Client } from '../test/client.js';
import { databases } from '../test/databases.js';
import { openStream } from '../test/event-stream.js';
import { registration as account } from '../test/samples.js';
import { buildServer } from '../test/server-process.js';
import { serverProcesses } from '../test/server-processes.js';

jest.setTimeout(120_000);
beforeAll(buildServer);

describe.each(databases)('a server process that receives SIGTERM on %s', (name) => {
  const { started } = serverProcesses(name);

  test('finishes accepted requests and exits with 0 within 10 s', async () => {
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

  test('ends open event streams at once, and does not wait until it drops connections', async () => {
    const server = started();
    const client = new Client(await server.listening());
    await client.post('/api/register', account).expect(201);
    const streams = await Promise.all([openStream(client), openStream(client)]);
    const began = performance.now();
    const code = server.end('SIGTERM');
    await Promise.all(streams.map(({ ended }) => ended));
    // Connections are dropped after 7 s.
    expect(performance.now() - began).toBeLessThan(5000);
    expect(await code).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
