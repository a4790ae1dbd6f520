import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { post } from './webhook-sender.js';

const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';

let server: Server;
let sockets: Set<Socket>;

/** Starts a server that writes a text once a request has begun, and returns its URL. */
async function answering(text: string, mode: 'keep' | 'end' = 'keep'): Promise<URL> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => (mode === 'end' ? socket.end(text) : socket.write(text)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
}

const send = (url: URL) => post(url, '{}', { 'content-type': 'application/json' }, true);

beforeEach(() => {
  sockets = new Set();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  ['204', 'HTTP/1.1 204 No Content\r\n\r\n', 204],
  ['103 and then 200', 'HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\n\r\n', 200],
  ['101 without an upgrade', 'HTTP/1.1 101 Switching Protocols\r\n\r\n', 101],
])('a response with %s settles the attempt', async (_case, text, status) => {
  expect(await send(await answering(text, 'end'))).toEqual({ status });
});

test('a redirect settles the attempt and is not followed', async () => {
  const url = await answering('HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\n\r\n', 'end');
  expect(await send(url)).toEqual({ status: 302 });
  expect(sockets.size).toBe(1);
});

test('101 Switching Protocols settles the attempt and closes the connection', async () => {
  const url = await answering(`HTTP/1.1 101 Switching Protocols\r\n${upgrade}\r\n`);
  expect(await send(url)).toEqual({ status: 101 });
  const [socket] = sockets;
  if (socket?.closed === false) await new Promise((resolve) => socket.once('close', resolve));
  expect(socket?.destroyed).toBe(true);
});

test('a connection that closes without a response settles the attempt', async () => {
  const attempt = await send(await answering('', 'end'));
  expect(attempt).toEqual({ status: null, reason: expect.any(String) });
});

test.each([
  ['no response', ''],
  ['an endless body', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx'],
])('the attempt ends in time after %s', async (_case, text) => {
  const time = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  const url = await answering(text);
  const attempt = send(url);
  while (sockets.size === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  time.abort(new DOMException('The time is up', 'TimeoutError'));
  expect(await attempt).toEqual({ status: null, reason: 'No answer within 15 seconds' });
});
