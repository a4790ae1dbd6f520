import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { TestServers } from '../testing/http-exchange.js';
import { httpServer } from './http-server.js';

const servers = new TestServers();
afterEach(() => servers.end());

const times = { requestTimeout: 600, headersTimeout: 500, connectionsCheckingInterval: 10 };
const serverOf = (listener: RequestListener) => httpServer(listener, { most: 10 }, times);
const first = ['GET /first HTTP/1.1', 'Host: x', '', ''];
/** A request whose body never arrives. */
const late = ['POST /late HTTP/1.1', 'Host: x', 'Content-Length: 9', '', '{'];

/** A connection that has sent both requests. */
async function sendBoth(server: Server) {
  const connection = await servers.connect(await servers.listen(server));
  connection.send(...first);
  connection.send(...late);
  return connection;
}

/** Status lines and bodies that arrive until the connection is closed. */
const answersTo = async ({ closed }: { readonly closed: Promise<string> }) =>
  (await closed).match(/HTTP\/1.1 \d+|<.*?>/g);

test.each([
  ['not started', ''],
  ['started', '<fi'],
])('the 408 of a late request follows an earlier response that has %s', async (_case, begun) => {
  const server = serverOf(({ url }, response) => {
    if (url !== '/first') return;
    response.setHeader('Content-Length', '<first>'.length);
    if (begun !== '') response.write(begun);
    const finish = () => response.end('<first>'.slice(begun.length));
    server.once('clientError', () => setTimeout(finish, 50));
  });
  expect(await answersTo(await sendBoth(server))).toEqual([
    'HTTP/1.1 200',
    '<first>',
    'HTTP/1.1 408',
  ]);
});

test('a late request whose response has started does not cut off an earlier response', async () => {
  const server = serverOf(({ url }, response) => {
    if (url === '/late') return void response.write('too early');
    server.once('clientError', () => setTimeout(() => response.end('<first>'), 50));
  });
  const connection = await sendBoth(server);
  expect(await connection.receives(/<first>/)).toMatch(/^HTTP\/1.1 200 /);
});

describe('no 408 follows the response to a late request that waits behind an earlier one', () => {
  const answered = ['HTTP/1.1 200', '<first>', 'HTTP/1.1 413', '<late>'];

  test.each([
    ['is complete', 0],
    ['ends later', 800],
  ])('if it %s when its time is over', async (_case, delay) => {
    const server = serverOf(({ url }, response) => {
      if (url === '/first') {
        server.once('clientError', () => setTimeout(() => response.end('<first>'), 50));
        return;
      }
      response.writeHead(413, { 'Content-Length': '<late>'.length }).write('<la');
      const finish = () => response.end('te>');
      if (delay === 0) finish();
      else setTimeout(finish, delay);
    });
    expect(await answersTo(await sendBoth(server))).toEqual(answered);
  });

  test('if its body arrives while the 408 is waiting', async () => {
    const server = serverOf((request, response) => {
      if (request.url === '/late') {
        request.resume().once('end', () => response.writeHead(413).end('<late>'));
        return;
      }
      server.once('clientError', () => {
        connection.send('late...}');
        setTimeout(() => response.end('<first>'), 200);
      });
    });
    const connection = await sendBoth(server);
    expect(await answersTo(connection)).toEqual(answered);
  });
});

test('a late request whose response has started is cut off', async () => {
  const server = serverOf((_request, response) => response.write('early'));
  const connection = await servers.connect(await servers.listen(server));
  connection.send(...late);
  const received = await connection.closed;
  expect(received.match(/HTTP\/1.1 \d+|early/g)).toEqual(['HTTP/1.1 200', 'early']);
});

test('a request that is completed after its 408 is not carried out', async () => {
  const handled = jest.fn();
  const server = serverOf(handled);
  const client = connect({
    port: await servers.listen(server),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  client.on('error', () => undefined).resume();
  client.write('GET / HTTP/1.1\r\nHost: x\r\n');
  await once(client, 'end');
  client.write('\r\n');
  const open = () =>
    new Promise<number>((resolve) => server.getConnections((_e, count) => resolve(count)));
  while ((await open()) > 0) await wait(10);
  expect(handled).not.toHaveBeenCalled();
  client.destroy();
});
