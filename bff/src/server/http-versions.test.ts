import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startApplication } from '../../test/test-application.js';

test.each([
  'GET /api/health/live',
  'GET /api/health/live HTTP/2.0',
  'GET /api/health/live HTTP/1.1\r\nTransfer-Encoding: ',
])('%s is refused with 400, and nothing follows', async (line) => {
  const application = await startApplication('sqlite');
  const socket = connect(Number(new URL(application.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  const next = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n';
  socket.write(`${line}\r\nHost: x\r\nConnection: keep-alive\r\n\r\n${next}`);
  const received = await text(socket);
  expect(received.match(/HTTP\/\S+ \d+|Connection: \S+/g)).toEqual([
    'HTTP/1.1 400',
    'Connection: close',
  ]);
  await application.close();
});
