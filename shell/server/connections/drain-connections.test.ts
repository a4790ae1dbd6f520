import { TestServers } from '../testing/http-exchange.js';
import { drainConnections } from './drain-connections.js';
import { httpServer } from './http-server.js';

const servers = new TestServers();
afterEach(() => servers.end());

const ask = ['GET / HTTP/1.1', 'Host: x', '', ''];

test('a stop waits until a slow client has read its response', async () => {
  const body = Buffer.alloc(20_000_000, 'x');
  const server = httpServer((_request, response) => response.end(body), { most: 10 });
  const stop = drainConnections(server);
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
