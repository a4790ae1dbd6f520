import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { TestServers } from '../testing/http-exchange.js';
import { limitAddresses } from './connection-limits.js';

const servers = new TestServers();
afterEach(() => {
  servers.end();
  jest.restoreAllMocks();
});

const answer = (_request: IncomingMessage, response: ServerResponse) => response.end('here');

async function start(isProxy = (_address: string) => false) {
  const warnings: string[] = [];
  const server = createServer(answer);
  limitAddresses(server, { most: 2, isProxy, warn: (message) => warnings.push(message) });
  return { port: await servers.listen(server), warnings };
}

type Connection = Awaited<ReturnType<TestServers['connect']>>;

async function isServed(connection: Connection): Promise<boolean> {
  connection.received = '';
  connection.send('GET / HTTP/1.1', 'Host: x', '', '');
  return await connection.receives(/here/).then(
    () => true,
    () => false,
  );
}

test('connections over the limit of an address are closed, other addresses are served', async () => {
  const { port, warnings } = await start();
  const held = [await servers.connect(port), await servers.connect(port)];
  expect(await (await servers.connect(port)).closed).toBe('');
  expect(await (await servers.connect(port)).closed).toBe('');
  expect(await isServed(await servers.connect(port, '127.0.0.2'))).toBe(true);
  for (const connection of held) expect(await isServed(connection)).toBe(true);
  // Logged once, so that an attack does not fill the log.
  expect(warnings).toEqual([
    '127.0.0.1 holds 2 connections (MAX_CONNECTIONS_PER_ADDRESS); its further ones are closed. A proxy is to be named in TRUST_PROXY.',
  ]);
});

test('over the limit of an address, a new connection replaces an idle one of that address', async () => {
  const { port, warnings } = await start();
  const used = await servers.connect(port);
  const idle = await servers.connect(port);
  const other = await servers.connect(port, '127.0.0.2');
  for (const connection of [idle, other]) expect(await isServed(connection)).toBe(true);
  const latest = await servers.connect(port);
  expect(await isServed(latest)).toBe(true);
  expect(await idle.closed).toMatch(/here/);
  for (const connection of [used, other, latest]) expect(await isServed(connection)).toBe(true);
  expect(warnings).toEqual([]);
});

test('the log names an address over its limit once a minute', async () => {
  let now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const { port, warnings } = await start();
  for (let count = 0; count < 2; count += 1) await servers.connect(port);
  for (const [passed, logged] of [
    [0, 1],
    [59_999, 1],
    [1, 2],
  ] as const) {
    now += passed;
    await (await servers.connect(port)).closed;
    expect(warnings).toHaveLength(logged);
  }
});

test('a closed connection frees a slot for its address', async () => {
  const { port } = await start();
  const [first] = [await servers.connect(port), await servers.connect(port)];
  first?.leave();
  await first?.closed;
  for (let turn = 0; turn < 100; turn += 1) {
    if (await isServed(await servers.connect(port))) return;
    await wait(10);
  }
  throw new Error('no connection was taken again');
});

test('connections of a trusted proxy are not limited', async () => {
  const { port, warnings } = await start((address) => address.endsWith('127.0.0.1'));
  for (let count = 0; count < 5; count += 1)
    expect(await isServed(await servers.connect(port))).toBe(true);
  expect(warnings).toEqual([]);
});
