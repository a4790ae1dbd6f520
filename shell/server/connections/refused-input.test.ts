import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { markEventStream } from '@northcast/shared-contracts/http/event-streams';
import { TestServers } from '../testing/http-exchange.js';
import { httpServer } from './http-server.js';

const servers = new TestServers();
afterEach(() => {
  servers.end();
  jest.useRealTimers();
});

test('a response in progress is completed before the next request is rejected with 431', async () => {
  const half = 'x'.repeat(50_000);
  const server = httpServer(
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': 2 * half.length });
      response.write(half);
      setTimeout(() => response.end(half), 50);
    },
    { most: 10 },
  );
  const connection = await servers.connect(await servers.listen(server));
  connection.send('GET / HTTP/1.1', 'Host: x', '', `GET / HTTP/1.1`, `X: ${half}`, '', '');
  const received = await connection.closed;
  expect(received.split(half + half)).toEqual([
    expect.stringMatching(/^HTTP\/1.1 200 OK\r\n[\s\S]*\r\n\r\n$/),
    'HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n',
  ]);
});

test.each([
  ['a head that is too long', `GET / HTTP/1.1\r\nX: ${'x'.repeat(50_000)}\r\n\r\n`, 20],
  ['no HTTP', 'no HTTP\r\n\r\n', 20],
  ['no HTTP, for a response that pauses', 'no HTTP\r\n\r\n', 1500],
])(
  'a client that ends its half after %s gets the whole response in progress',
  async (_what, unreadable, delay) => {
    const half = 'x'.repeat(50_000);
    const server = httpServer(
      (_request, response) => {
        response.writeHead(200, { 'Content-Length': 2 * half.length });
        response.write(half);
        setTimeout(() => response.end(half), delay);
      },
      { most: 10 },
    );
    const connection = await servers.connect(await servers.listen(server));
    connection.send('GET / HTTP/1.1', 'Host: x', '', unreadable);
    connection.end();
    expect(await connection.closed).toMatch(/\r\n\r\nx{100000}HTTP\/1.1 4[\s\S]*$/);
  },
);

test('a long response in progress is completed, and one that starts meanwhile is not broken', async () => {
  const lines = 14;
  const server = httpServer(
    ({ url }, response) => {
      let sent = 0;
      const timer = setInterval(() => {
        response.write(`${url} ${sent}\n`);
        sent += 1;
        if (sent < lines) return;
        clearInterval(timer);
        response.end();
      }, 100);
      // Its headers are sent although its body never comes.
      if (url === '/broken') response.flushHeaders();
    },
    { most: 10 },
  );
  const port = await servers.listen(server);
  const long = await servers.connect(port);
  long.send('GET /long HTTP/1.1', 'Host: x', '', 'no HTTP', '', '');
  const broken = await servers.connect(port);
  broken.send('POST /broken HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', '', 'no chunk', '');
  for (const { closed } of [long, broken])
    expect(await closed).toMatch(
      /^HTTP\/1.1 200 OK[\s\S]* 0\n[\s\S]* 13\n\r\n0\r\n\r\nHTTP\/1.1 400 [^\r]*\r\nConnection: close\r\n\r\n$/,
    );
});

describe('an invalid request behind an endless response closes the connection without a 400', () => {
  const endless = async (version = '1.1') => {
    const server = httpServer((_request, response) => response.write('1'), { most: 10 });
    const connection = await servers.connect(await servers.listen(server));
    connection.send(`GET / HTTP/${version}`, 'Host: x', '', '');
    await connection.receives(/\r\n\r\n[\s\S]*1/);
    return { server, connection };
  };

  test.each(['1.0', '1.1'])(
    'within two seconds if the client has ended its half, with HTTP/%s',
    async (version) => {
      const { connection } = await endless(version);
      connection.send('no HTTP', '', '');
      connection.end();
      const closed = await Promise.race([connection.closed, wait(2000)]);
      expect(closed).toMatch(/1/);
      expect(closed).not.toContain('400');
    },
  );

  test('if the client has ended its half, although events are being sent', async () => {
    const server = httpServer(
      (_request, response) => {
        markEventStream(response);
        response.write('1');
        const timer = setInterval(() => response.write('2'), 100);
        response.once('close', () => clearInterval(timer));
      },
      { most: 10 },
    );
    const connection = await servers.connect(await servers.listen(server));
    connection.send('GET / HTTP/1.1', 'Host: x', '', 'no HTTP', '', '');
    connection.end();
    const closed = await Promise.race([connection.closed, wait(5000)]);
    expect(closed).toMatch(/1[\s\S]*2/);
    expect(closed).not.toContain('400');
  });

  test('if the client has ended its half, although a complete response waits behind it', async () => {
    const server = httpServer(
      ({ url }, response) => {
        if (url === '/stream') response.write('1');
        else response.end('2');
      },
      { most: 10 },
    );
    const connection = await servers.connect(await servers.listen(server));
    const requests = ['/stream', '/'].flatMap((path) => [`GET ${path} HTTP/1.1`, 'Host: x', '']);
    connection.send(...requests, 'no HTTP', '', '');
    connection.end();
    const closed = await Promise.race([connection.closed, wait(5000)]);
    expect(closed).toMatch(/1/);
    expect(closed).not.toContain('400');
  });

  test('after ten seconds otherwise', async () => {
    const { server, connection } = await endless();
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    });
    connection.send('no HTTP', '', '');
    await once(server, 'clientError');
    await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(9_999);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await connection.closed).not.toContain('400');
  });
});

describe('nothing follows the response that ends a connection', () => {
  const ending: readonly (readonly [string, string, Record<string, string>])[] = [
    ['the request says so', 'GET / HTTP/1.1\r\nConnection: close', {}],
    ['its version says so', 'GET / HTTP/1.0', {}],
    ['the response says so', 'GET / HTTP/1.1', { Connection: 'close' }],
  ];
  const behind = ['GET /next HTTP/1.1\r\nHost: x\r\n\r\n', 'no HTTP\r\n\r\n'];
  const cases = ending.flatMap((each) =>
    behind.flatMap((bytes) => [0, 20].map((delay) => [...each, bytes, delay] as const)),
  );
  test.each(cases)('%s: %j with %j is followed by %j after %i ms', async (...given) => {
    const [, head, headers, bytes, delay] = given;
    const server = httpServer(
      (_request, response) => {
        const answer = () => response.writeHead(404, headers).end('the last one');
        if (delay === 0) answer();
        else setTimeout(answer, delay);
      },
      { most: 10 },
    );
    const connection = await servers.connect(await servers.listen(server));
    connection.send(head, 'Host: x', '', bytes);
    const received = await connection.closed;
    expect(received.match(/HTTP\/1.1 \d+|the last one/g)).toEqual(['HTTP/1.1 404', 'the last one']);
  });

  test('if it was waiting behind a slower response', async () => {
    const server = httpServer(
      ({ url }, response) => {
        if (url === '/slow') setTimeout(() => response.end('slow'), 50);
        // After the invalid body was met, so that only the slow response is waited for at first.
        else setTimeout(() => response.setHeader('Connection', 'close').end('last'), 20);
      },
      { most: 10 },
    );
    const connection = await servers.connect(await servers.listen(server));
    connection.send('GET /slow HTTP/1.1', 'Host: x', '', '');
    connection.send('POST / HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', '', 'no chunk', '');
    expect(await connection.closed).toMatch(/slowHTTP\/1.1 200 OK[\s\S]*last$/);
  });
});

describe('bytes that cannot be read after a last response get none of their own', () => {
  test.each([
    ['a request without Host', ['HEAD /last HTTP/1.1', 'Connection: close', '', ''], 400],
    [
      'a refused expectation',
      ['POST /last HTTP/1.1', 'Host: x', 'Expect: tea', 'Connection: close', '', ''],
      417,
    ],
  ])('of %s', async (_what, last, status) => {
    const server = httpServer(
      (_request, response) => {
        setTimeout(() => response.end(), 50);
      },
      { most: 10 },
    );
    const connection = await servers.connect(await servers.listen(server));
    connection.send(
      'GET /slow HTTP/1.1',
      'Host: x',
      '',
      [...last, 'no request', '', ''].join('\r\n'),
    );
    const received = await connection.closed;
    expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', `HTTP/1.1 ${status}`]);
  });
});

test('a client still sending too long a head gets 431', async () => {
  const server = httpServer((_request, response) => response.end(), { most: 10 });
  const client = await servers.connect(await servers.listen(server));
  client.pause();
  client.send('GET / HTTP/1.1', 'Host: x', 'X: ');
  for (let part = 0; part < 9; part += 1) {
    await wait(20);
    await client.sendAll(Buffer.alloc(10_000, 'x'));
  }
  client.resume();
  expect(await client.closed).toMatch(/^HTTP\/1.1 431 /);
});

test('a refused client that keeps its connection open is disconnected after a second', async () => {
  const server = httpServer((request) => request.resume(), { most: 10 });
  const port = await servers.listen(server);
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => undefined).resume();
  client.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n');
  const begun = performance.now();
  await once(client, 'end');
  const open = () =>
    new Promise<number>((resolve) => server.getConnections((_e, count) => resolve(count)));
  while ((await open()) > 0) await wait(50);
  expect(performance.now() - begun).toBeGreaterThan(900);
  client.destroy();
});

test('a client that stops reading for two seconds gets the whole response before unreadable bytes', async () => {
  const body = Buffer.alloc(30_000_000, 'x');
  const server = httpServer((_request, response) => response.end(body), { most: 10 });
  const client = await servers.connect(await servers.listen(server));
  client.pause();
  client.send('GET / HTTP/1.1', 'Host: x', '', 'no HTTP', '', '');
  await wait(2000);
  client.resume();
  const received = await client.closed;
  expect(received.length).toBeGreaterThan(body.length);
  expect(received.slice(-50)).toMatch(/xHTTP\/1.1 400 Bad Request\r\n/);
}, 30_000);

test('an invalid chunked body is rejected with 400 before the handler responds', async () => {
  const server = httpServer((request) => request.resume(), { most: 10 });
  const connection = await servers.connect(await servers.listen(server));
  connection.send('POST / HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', '', 'no chunk', '');
  expect(await connection.closed).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
});
