import { TestServers } from '../testing/http-exchange.js';
import { httpServer } from './http-server.js';
import { prepareStop } from './prepare-stop.js';

const servers = new TestServers();
afterEach(() => servers.end());

const ask = ['GET / HTTP/1.1', 'Host: x', '', ''];

test('a stop waits until a slow client has read its response', async () => {
  const body = Buffer.alloc(20_000_000, 'x');
  const server = httpServer((_request, response) => response.end(body), { most: 10 });
  const stop = prepareStop(server);
  const reader = await servers.connect(await servers.listen(server));
  reader.send(...ask);
  await reader.receives(/^HTTP\/1.1 200 /);
  reader.pause();
  const stopped = stop();
  // Several checks for idle connections.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  reader.resume();
  const received = await reader.closed;
  await stopped;
  expect(received.length - received.indexOf('\r\n\r\n') - 4).toBe(body.length);
});

test.each([
  ['whose body arrives after its response', ['POST / HTTP/1.1', 'Host: x', 'Content-Length: 2']],
  ['with an expectation that is refused', ['GET / HTTP/1.1', 'Host: x', 'Expect: tea']],
])('a stop does not wait for the idle connection of a request %s', async (_rule, head) => {
  const server = httpServer((_request, response) => response.end('here'), { most: 10 });
  const stop = prepareStop(server);
  const connection = await servers.connect(await servers.listen(server));
  connection.send(...head, '', '');
  await connection.receives(/\r\n\r\n/);
  if (head[0]?.startsWith('POST')) connection.send('{}');
  // The whole request has arrived when the next one is answered.
  connection.received = '';
  connection.send(...head, '', '');
  await connection.receives(/\r\n\r\n/);
  if (head[0]?.startsWith('POST')) connection.send('{}');
  const drop = jest.spyOn(server, 'closeAllConnections');
  await stop();
  expect(drop).not.toHaveBeenCalled();
  await connection.closed;
});

test('a stop does not wait for a connection that has never sent a byte', async () => {
  const server = httpServer((_request, response) => response.end('here'), { most: 10 });
  const stop = prepareStop(server);
  const connection = await servers.connect(await servers.listen(server));
  const drop = jest.spyOn(server, 'closeAllConnections');
  await stop();
  expect(drop).not.toHaveBeenCalled();
  expect(await connection.closed).toBe('');
});

test('a stop waits for a request of which a part has arrived', async () => {
  const server = httpServer((_request, response) => response.end('here'), { most: 10 });
  const stop = prepareStop(server);
  const connection = await servers.connect(await servers.listen(server));
  connection.send('GET / HTTP/1.1', '');
  const stopped = stop();
  // Several checks for idle connections.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  connection.send('Host: x', '', '');
  expect(await connection.closed).toMatch(/here$/);
  await stopped;
});

test('a stop does not cut off a request whose body arrives after its response', async () => {
  const server = httpServer((_request, response) => response.end('here'), { most: 10 });
  const stop = prepareStop(server);
  const connection = await servers.connect(await servers.listen(server));
  connection.send('POST / HTTP/1.1', 'Host: x', 'Content-Length: 2', '', '');
  await connection.receives(/here/);
  const stopped = stop();
  const isClosed = jest.fn();
  void connection.closed.then(isClosed);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(isClosed).not.toHaveBeenCalled();
  connection.send('{}');
  await stopped;
});
