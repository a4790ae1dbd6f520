import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type RawConnection, TestServers } from '../testing/http-exchange.js';
import { httpServer } from './http-server.js';

const servers = new TestServers();
afterEach(() => servers.end());

/** Sends 90 kB. A client that sends on over a closed connection meets an error before it reads. */
async function sendSlowly(client: RawConnection): Promise<void> {
  for (let part = 0; part < 9; part += 1) {
    await wait(20);
    await client.sendAll(Buffer.alloc(10_000));
  }
}

test.each([
  ['HTTP/1.0', 'keep'],
  ['HTTP/1.1', 'close'],
])(
  'with %s and Connection: %s, a client still sending its body gets the response',
  async (version, connection) => {
    const server = httpServer((_request, response) => response.writeHead(415).end('the last one'), {
      most: 10,
    });
    const client = await servers.connect(await servers.listen(server));
    client.pause();
    client.send(
      `POST / ${version}`,
      'Host: x',
      `Connection: ${connection}`,
      'Content-Length: 90000',
      '',
      '',
    );
    await sendSlowly(client);
    client.resume();
    expect(await client.closed).toMatch(/^HTTP\/1.1 415 [\s\S]*the last one/);
  },
);

test.each(['HTTP/1.0', 'HTTP/1.1'])(
  'with %s, a client still sending a request behind its last one gets the response',
  async (version) => {
    const body = 'x'.repeat(100_000);
    const server = httpServer((_request, response) => response.end(`${body}the last one`), {
      most: 10,
    });
    const client = await servers.connect(await servers.listen(server));
    client.pause();
    client.send(`GET / ${version}`, 'Host: x', 'Connection: close', '', '');
    client.send('PUT / HTTP/1.1', 'Host: x', 'Content-Length: 90000', '', '');
    await sendSlowly(client);
    client.resume();
    expect((await client.closed).slice(-20)).toBe('xxxxxxxxthe last one');
  },
);

test('a client that stays after its last request is disconnected after a second', async () => {
  const server = httpServer((_request, response) => response.end('the last one'), { most: 10 });
  const port = await servers.listen(server);
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => undefined).resume();
  client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const begun = performance.now();
  await once(client, 'end');
  const open = () =>
    new Promise<number>((resolve) => server.getConnections((_e, count) => resolve(count)));
  while ((await open()) > 0) {
    client.write('more');
    await wait(50);
  }
  expect(performance.now() - begun).toBeGreaterThan(900);
  client.destroy();
});
