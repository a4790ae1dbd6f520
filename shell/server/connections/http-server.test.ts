import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { SettingReader } from '@northcast/shared-contracts/settings/setting-reader';
import { readConnectionSettings } from '../settings.js';
import { type RawConnection, TestServers } from '../testing/http-exchange.js';
import { warnOfDrops } from './connection-limits.js';
import { httpServer } from './http-server.js';

const servers = new TestServers();
afterEach(() => {
  servers.end();
  jest.useRealTimers();
});

test('the timeout for request headers is 15 seconds', () => {
  const server = httpServer(() => undefined, { most: 10 });
  expect(server.headersTimeout).toBe(15_000);
});

test('a request body has 30 seconds to arrive', async () => {
  const server = httpServer(() => undefined, { most: 10 });
  const connection = await servers.connect(await servers.listen(server));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  connection.send('POST / HTTP/1.1', 'Host: x', 'Content-Length: 2', '', '{');
  await once(server, 'request');
  jest.advanceTimersByTime(29_999);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1);
  expect(await connection.closed).toMatch(/^HTTP\/1.1 408 /);
});

const slowly = (method: string, path: string) => [
  `${method} ${path} HTTP/1.1`,
  'Host: x',
  'Content-Length: 9',
  '',
  '{',
];
const short = { requestTimeout: 600, headersTimeout: 500, connectionsCheckingInterval: 10 };

test('a slow part of an upload outlives the request timeout; other requests get 408', async () => {
  const port = await servers.listen(httpServer(() => undefined, { most: 10 }, short));
  const upload = await servers.connect(port);
  upload.send(...slowly('PATCH', '/api/uploads/1'));
  for (const [method, path] of [
    ['POST', '/api/uploads/1'],
    ['PATCH', '/api/uploads'],
    ['PATCH', '/api/orders'],
  ] as const) {
    const other = await servers.connect(port);
    other.send(...slowly(method, path));
    expect(await other.closed).toMatch(/^HTTP\/1.1 408 /);
  }
  const isClosed = await Promise.race([upload.closed.then(() => true), wait(1000, false)]);
  expect(isClosed).toBe(false);
}, 20_000);

test.each([
  ['incomplete headers', ['GET / HTTP/1.1', '']],
  ['an incomplete body', ['POST / HTTP/1.1', 'Host: x', 'Content-Length: 2', '', '{']],
])('a request with %s gets 408 after the timeout', async (_case, sent) => {
  const port = await servers.listen(httpServer(() => undefined, { most: 10 }, short));
  const connection = await servers.connect(port);
  connection.send(...sent);
  expect(await connection.closed).toMatch(/^HTTP\/1.1 408 /);
});

test('connections over the limit are closed and logged once, the others are served', async () => {
  const warnings: string[] = [];
  const server = httpServer((_request, response) => response.end('here'), { most: 2 });
  warnOfDrops(server, (message) => warnings.push(message));
  const port = await servers.listen(server);
  const held = [await servers.connect(port), await servers.connect(port)];
  expect(warnings).toEqual([]);
  for (let count = 0; count < 2; count += 1)
    expect(await (await servers.connect(port)).closed).toBe('');
  expect(warnings).toEqual(['2 connections are open (MAX_CONNECTIONS); further ones are closed.']);
  for (const connection of held) {
    connection.send('GET / HTTP/1.1', 'Host: x', '', '');
    await connection.receives(/here/);
  }
});

test('at the limit, the connection that has been idle longest makes room for another', async () => {
  const server = httpServer((_request, response) => response.end('here'), { most: 3 });
  const port = await servers.listen(server);
  const serve = async (connection: RawConnection) => {
    connection.received = '';
    connection.send('GET / HTTP/1.1', 'Host: x', '', '');
    await connection.receives(/here/);
  };
  const [longest, later] = [await servers.connect(port), await servers.connect(port)];
  for (const connection of [longest, later]) await serve(connection);
  const unused = await servers.connect(port);
  expect(await longest.closed).toMatch(/here/);
  const latest = await servers.connect(port);
  expect(await later.closed).toMatch(/here/);
  for (const connection of [unused, latest]) await serve(connection);
});

test('at the limit, a connection that becomes idle makes room for another', async () => {
  const server = httpServer((_request, response) => response.end('here'), { most: 2 });
  const port = await servers.listen(server);
  const held = [await servers.connect(port), await servers.connect(port)];
  const [first] = held;
  first?.send('GET / HTTP/1.1', 'Host: x', '', '');
  expect(await first?.closed).toMatch(/here/);
  const latest = await servers.connect(port);
  latest.send('GET / HTTP/1.1', 'Host: x', '', '');
  await latest.receives(/here/);
});

test('an idle connection is kept longer than load balancers keep theirs', async () => {
  const port = await servers.listen(
    httpServer((_request, response) => response.end('here'), { most: 2 }),
  );
  const connection = await servers.connect(port);
  connection.send('GET / HTTP/1.1', 'Host: x', '', '');
  expect(await connection.receives(/here/)).toMatch(/\r\nKeep-Alive: timeout=65\r\n/);
});

test('100 Continue and 417 are sent after the responses to earlier requests, never within one', async () => {
  const port = await servers.listen(
    httpServer(
      (request, response) => {
        request.resume();
        const delay = request.url === '/first' ? 50 : 0;
        setTimeout(() => response.end(Buffer.from(`<${request.url}>`)), delay);
      },
      { most: 10 },
    ),
  );
  const connection = await servers.connect(port);
  const asking = ['Host: x', 'Content-Length: 2', 'Expect: 100-continue', '', '{}'];
  connection.send('GET /first HTTP/1.1', 'Host: x', '', '');
  connection.send('POST /none HTTP/1.1', 'Host: x', 'Expect: tea', '', '');
  for (const path of ['/second', '/third']) connection.send(`POST ${path} HTTP/1.1`, ...asking);
  const received = await connection.receives(/<\/third>/);
  const lines = received.match(/HTTP\/1.1 \d+|<.*?>/g);
  expect(lines).toEqual([
    'HTTP/1.1 200',
    '</first>',
    'HTTP/1.1 417',
    'HTTP/1.1 100',
    'HTTP/1.1 200',
    '</second>',
    'HTTP/1.1 100',
    'HTTP/1.1 200',
    '</third>',
  ]);
});

test.each([
  ['an empty Transfer-Encoding', ['Transfer-Encoding: ', 'Content-Length: 2']],
  ['an empty Transfer-Encoding and an unknown Expect', ['Transfer-Encoding: ', 'Expect: tea']],
  ['two empty codings', ['Transfer-Encoding: ,', 'Content-Length: 2']],
])('a request with %s is refused with 400, and nothing follows', async (_what, headers) => {
  const paths: (string | undefined)[] = [];
  const server = httpServer(
    ({ url }, response) => {
      paths.push(url);
      response.end();
    },
    { most: 10 },
  );
  const connection = await servers.connect(await servers.listen(server));
  connection.send('OPTIONS /first HTTP/1.1', 'Host: x', ...headers, '', '{}');
  connection.send('GET /second HTTP/1.1', 'Host: x', '', '');
  const received = await connection.closed;
  expect(received.match(/HTTP\/\S+ \d+|Connection: \S+/gi)).toEqual([
    'HTTP/1.1 400',
    'Connection: close',
  ]);
  expect(paths).toEqual([]);
});

test.each(['GET /', 'GET / HTTP/0.9', 'GET / HTTP/2.0'])(
  '%s is refused with 400, and nothing follows',
  async (line) => {
    const handled: string[] = [];
    const server = httpServer(
      ({ httpVersion }, response) => {
        handled.push(httpVersion);
        response.end();
      },
      { most: 10 },
    );
    const connection = await servers.connect(await servers.listen(server));
    connection.send(line, 'Host: x', 'Connection: keep-alive', '', '');
    connection.send('GET / HTTP/1.1', 'Host: x', '', '');
    const received = await connection.closed;
    expect(received.match(/HTTP\/\S+ \d+|Connection: \S+/g)).toEqual([
      'HTTP/1.1 400',
      'Connection: close',
    ]);
    expect(handled).toEqual([]);
  },
);

test('responses queued on a connection are closed with the connection', async () => {
  const waiting: string[] = [];
  const server = httpServer(
    ({ url = '' }, response) => {
      waiting.push(url);
      response.once('close', () => waiting.splice(waiting.indexOf(url), 1));
    },
    { most: 10 },
  );
  const connection = await servers.connect(await servers.listen(server));
  for (const path of ['/1', '/2', '/3']) connection.send(`GET ${path} HTTP/1.1`, 'Host: x', '', '');
  while (waiting.length < 3) await once(server, 'request');
  connection.leave();
  for (let turn = 0; turn < 50 && waiting.length > 0; turn += 1) await wait(10);
  expect(waiting).toEqual([]);
});

test('connection settings have defaults, and invalid values are reported', () => {
  const errors: string[] = [];
  expect(readConnectionSettings(new SettingReader({}, errors))).toEqual({
    bffTimeout: 30_000,
    most: 4000,
    mostOfAddress: 1000,
  });
  const set = { BFF_TIMEOUT: '0.5', MAX_CONNECTIONS: 'many', MAX_CONNECTIONS_PER_ADDRESS: '0' };
  readConnectionSettings(new SettingReader(set, errors));
  expect(errors).toEqual([
    "BFF_TIMEOUT must be a number from 1 to 600, not '0.5'",
    "MAX_CONNECTIONS must be a number from 10 to 100000, not 'many'",
    "MAX_CONNECTIONS_PER_ADDRESS must be a number from 1 to 100000, not '0'",
  ]);
});
