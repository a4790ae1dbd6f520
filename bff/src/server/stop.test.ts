import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { drainConnections } from '@northcast/shared-contracts/http/drain-connections';
import { FastPathAdapter } from './fast-path-adapter.js';

test('a stop waits until a slow client has read its response', async () => {
  const body = Buffer.alloc(20_000_000, 'x');
  const adapter = new FastPathAdapter();
  adapter.fastPath = (_request, response) => response.end(body);
  adapter.initHttpServer();
  const server = adapter.getHttpServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = 0;
  reader.on('data', (chunk: Buffer) => {
    received += chunk.length;
  });
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(reader, 'data');
  reader.pause();
  const stopped = drainConnections(server);
  // Several checks for idle connections.
  await wait(1500);
  reader.resume();
  await once(reader, 'close');
  await stopped;
  expect(received).toBeGreaterThan(body.length);
});
