import { EventEmitter, once } from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
} from 'node:http';
import { createServer, type Socket } from 'node:net';
import { uploadPart, uploadsPath } from '@northcast/shared-contracts/api/uploads-path';
import { createApp } from '../app.js';
import { TestServers } from '../testing/http-exchange.js';
import { newInstallation } from '../testing/installation.js';

const servers = new TestServers();
afterEach(() => {
  servers.end();
  jest.restoreAllMocks();
});

const upload = `${uploadsPath}/0190f5c0-0000-7000-8000-000000000000`;

/** Emits what reaches a bff as events: `request`, `bytes`, and `left` for an aborted request. */
function observed() {
  const seen = new EventEmitter();
  const arrived = { requests: 0, bytes: 0 };
  const listener: RequestListener = (request: IncomingMessage, response) => {
    arrived.requests += 1;
    seen.emit('request', request);
    request.on('data', (chunk: Buffer) => {
      arrived.bytes += chunk.length;
      seen.emit('bytes');
    });
    request.once('error', () => seen.emit('left'));
    request.once('end', () => response.writeHead(204).end());
  };
  return { seen, arrived, listener };
}

async function connectedTo(
  listener: RequestListener,
  settings: object = {},
  serverOptions: ServerOptions = {},
) {
  const bffPort = await servers.listen(listener);
  const installation = await newInstallation();
  const bffUrl = `http://127.0.0.1:${bffPort}`;
  const app = createApp({ ...installation.settings, bffUrl, ...settings });
  const port = await servers.listen(createHttpServer(serverOptions, app));
  return { port, connection: await servers.connect(port) };
}

/** Request headers and the beginning of the body. */
const request = (method: string, path: string, length: number, bytes = '') =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${length}`,
    '',
    bytes,
  ] as const;

/** Long enough for forwarded bytes to arrive. */
const moment = (ms = 150) => new Promise((resolve) => setTimeout(resolve, ms));

test('the bff receives the first bytes of a part before the client has sent the last', async () => {
  const { seen, arrived, listener } = observed();
  const { connection } = await connectedTo(listener);
  const first = once(seen, 'bytes');
  connection.send(...request('PATCH', upload, 10, 'hello'));
  await first;
  expect(arrived).toEqual({ requests: 1, bytes: 5 });
  expect(connection.received).toBe('');
  connection.send('world');
  await connection.receives(/^HTTP\/1\.1 204/);
  expect(arrived).toEqual({ requests: 1, bytes: 10 });
});

test('a part over the limit of other bodies is forwarded with its Content-Length', async () => {
  const { seen, arrived, listener } = observed();
  const { connection } = await connectedTo(listener);
  const asked = once(seen, 'request');
  const length = 3 * 1024 * 1024;
  connection.send(...request('PATCH', upload, length, 'x'.repeat(length)));
  const [received] = await asked;
  expect(received.headers).toMatchObject({ 'content-length': String(length) });
  await connection.receives(/^HTTP\/1\.1 204/);
  expect(arrived).toEqual({ requests: 1, bytes: length });
});

test('a part whose Connection header names Content-Length is forwarded with its Content-Length', async () => {
  const { seen, listener } = observed();
  const { connection } = await connectedTo(listener);
  const asked = once(seen, 'request');
  const [line, ...rest] = request('PATCH', upload, 5, 'hello');
  connection.send(line, 'Connection: content-length', ...rest);
  const [received] = await asked;
  expect(received.headers).toMatchObject({ 'content-length': '5' });
  await connection.receives(/^HTTP\/1\.1 204/);
});

test('parts that cannot be forwarded do not use up the limit of 128 parts in progress', async () => {
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const { listener } = observed();
  // This parser accepts a header that Node refuses to send.
  const { connection } = await connectedTo(listener, {}, { insecureHTTPParser: true });
  const [line, ...rest] = request('PATCH', upload, 5, 'hello');
  for (let sent = 1; sent <= 128; sent += 1) {
    connection.send(line, 'X-Odd: \x01', ...rest);
    while (connection.received.split(' 500 ').length <= sent) await moment(1);
  }
  connection.send(line, ...rest);
  await connection.receives(/ 204 /);
});

test('while the bff does not read, the shell stops reading from the client', async () => {
  const asked = new EventEmitter();
  const { connection } = await connectedTo((request) => asked.emit('request', request.pause()));
  const open = once(asked, 'request');
  const length = uploadPart.max;
  connection.send(...request('PATCH', upload, length));
  const taken = connection.sendAll(Buffer.alloc(length));
  const [unread] = await open;
  const isTaken = await Promise.race([taken.then(() => true), moment(1000).then(() => false)]);
  expect(isTaken).toBe(false);
  unread.resume();
  await taken;
});

test('the call to the bff is aborted when the client disconnects during a part', async () => {
  const { seen, arrived, listener } = observed();
  const { connection } = await connectedTo(listener);
  const [first, left] = [once(seen, 'bytes'), once(seen, 'left')];
  connection.send(...request('PATCH', upload, 1000, 'hello'));
  await first;
  connection.leave();
  await left;
  expect(arrived).toEqual({ requests: 1, bytes: 5 });
});

test('a 409 of the bff reaches the client before the part is complete', async () => {
  const { port, connection } = await connectedTo((request, response) => {
    request.resume();
    response.writeHead(409, { 'Content-Length': '2' }).end('{}');
  });
  connection.send(...request('PATCH', upload, 10, 'hello'));
  await connection.receives(/^HTTP\/1\.1 409[\s\S]*\{\}$/);
  connection.leave();
  const other = await servers.connect(port);
  other.send(...request('PATCH', upload, 5, 'hello'));
  await other.receives(/^HTTP\/1\.1 409/);
});

/** A bff that responds to the beginning of each request and stops reading. */
async function deafBff(answer: string) {
  const sockets: Socket[] = [];
  const bff = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.pause();
      if (answer === '') socket.destroy();
      else socket.write(answer);
    });
  });
  await once(bff.listen(0, '127.0.0.1'), 'listening');
  const address = bff.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = () => {
    bff.close();
    for (const socket of sockets) socket.destroy();
  };
  return { bffUrl: `http://127.0.0.1:${port}`, stop };
}

test.each([
  [
    'responds with 415 and stops reading',
    'HTTP/1.1 415 Unsupported Media Type\r\nContent-Length: 0\r\n\r\n',
    '415',
  ],
  ['closes the connection', '', '503'],
])(
  'the next request on the connection gets its response when the bff %s',
  async (_case, answer, status) => {
    const { bffUrl, stop } = await deafBff(answer);
    const { connection } = await connectedTo(() => undefined, { bffUrl });
    // More than all buffers between client and bff can hold.
    const length = uploadPart.max;
    connection.send(...request('PATCH', upload, length));
    void connection.sendAll(Buffer.alloc(length));
    connection.send('GET /robots.txt HTTP/1.1', 'Host: x', '', '');
    try {
      await connection.receives(new RegExp(`^HTTP/1\\.1 ${status}[\\s\\S]*HTTP/1\\.1 200`));
    } finally {
      stop();
    }
  },
);

test('a part gets 503 when the bff closes the connection', async () => {
  const { connection } = await connectedTo((request) => {
    request.once('data', () => request.socket.destroy());
  });
  connection.send(...request('PATCH', upload, 10, 'hello'));
  await connection.receives(/^HTTP\/1\.1 503[\s\S]*try again/);
});

describe('requests that are not streamed', () => {
  test.each([
    ['a PATCH request for another resource', 'PATCH', '/api/orders/1'],
    ['a path that only starts like that of an upload', 'PATCH', `${uploadsPath}x/1`],
    ['the creation of an upload', 'POST', uploadsPath],
    ['a POST request for an upload', 'POST', upload],
  ])('%s is forwarded once its body is complete', async (_case, method, path) => {
    const { arrived, listener } = observed();
    const { connection } = await connectedTo(listener);
    connection.send(...request(method, path, 10, 'hello'));
    await moment();
    expect(arrived.requests).toBe(0);
    connection.send('world');
    await connection.receives(/^HTTP\/1\.1 204/);
    expect(arrived).toEqual({ requests: 1, bytes: 10 });
  });

  test.each([
    ['a PATCH request for another resource', 'PATCH', '/api/orders/1', 102_401],
    ['the creation of an upload', 'POST', uploadsPath, 102_401],
    ['a part of an upload', 'PATCH', upload, uploadPart.max + 1],
  ])('%s over its size limit is rejected with 413', async (_case, method, path, length) => {
    const { arrived, listener } = observed();
    const { connection } = await connectedTo(listener);
    connection.send(...request(method, path, length));
    await connection.receives(/^HTTP\/1\.1 413/);
    expect(arrived.requests).toBe(0);
  });

  test('a chunked part over the limit of other bodies is rejected with 413', async () => {
    const { arrived, listener } = observed();
    const { connection } = await connectedTo(listener);
    const bytes = 'x'.repeat(102_401);
    connection.send(
      `PATCH ${upload} HTTP/1.1`,
      'Host: x',
      'Transfer-Encoding: chunked',
      '',
      `19001\r\n${bytes}\r\n0\r\n\r\n`,
    );
    await connection.receives(/^HTTP\/1\.1 413/);
    expect(arrived.requests).toBe(0);
  });
});
