import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@northcast/shared-contracts/testing/free-port';
import { TestServers } from '../testing/http-exchange.js';
import { callOfRoute } from './calls.js';
import type { Exchange } from './exchange.js';
import { Fuzzer, play } from './fuzzer.js';
import { leaks, memoryOf } from './memory.js';
import { type Row, type Rows, unlawfulChanges } from './rows.js';
import { startServer } from './servers.js';

// The tests wait for servers that hang.
jest.setTimeout(30_000);

const servers = new TestServers();
const raw: { destroy: () => unknown }[] = [];
afterEach(() => {
  servers.end();
  for (const each of raw.splice(0)) each.destroy();
});

/** Milliseconds to wait for an optional response: enough for a busy machine. */
const patient = 250;
const quiet = { standIns: () => new Map<string, string>(), secrets: ['of the victim'] };
const request = (target: string): Exchange => ({
  server: 'shell',
  messages: [
    {
      method: 'GET',
      target,
      version: 'HTTP/1.1',
      headers: [['Host', 'x']],
      body: '',
      framing: 'none',
    },
  ],
  edits: [],
  cuts: [],
  leavesEarly: false,
});

async function violationsOf(exchange: Exchange, port: number) {
  return (await play(exchange, { ports: { shell: port, bff: port } }, quiet, patient)).violations;
}

/** @returns the port of a server that handles each connection with `handle` */
async function listening(handle: (socket: Socket) => void): Promise<number> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    raw.push(socket);
    socket.on('error', () => undefined);
    handle(socket);
  });
  raw.push({ destroy: () => server.close() });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A server that responds to the first bytes of each connection with these bytes. */
const answering = (bytes: string) =>
  listening((socket) => socket.once('data', () => socket.end(bytes)));

const stream =
  'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n:\n\n\r\n';
const good = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

describe('the oracle', () => {
  test('a request behind one that asks for another protocol need not be answered', async () => {
    const port = await servers.listen((_request, response) => response.end());
    const [message] = request('/').messages;
    if (!message) throw new Error('there is no message');
    const headers: typeof message.headers = [
      ['Host', 'x'],
      ['Connection', 'Upgrade'],
      ['Upgrade', 'websocket'],
    ];
    const exchange = { ...request('/'), messages: [{ ...message, headers }, message] };
    expect(await violationsOf(exchange, port)).toEqual([]);
  });

  test.each([' /', '/ '])(
    'a server may answer a request with two spaces around its target (%j)',
    async (target) => {
      const port = await servers.listen((_request, response) => response.end());
      const [first] = request(target).messages;
      const exchange = {
        ...request('/'),
        messages: [first, ...request('/').messages].flatMap((each) => each ?? []),
      };
      expect(await violationsOf(exchange, port)).toEqual([]);
    },
  );

  test.each([': close', 'x close'])(
    'the Connection header %j closes no connection',
    async (connection) => {
      const port = await servers.listen((_request, response) => response.end());
      const [message] = request('/').messages;
      if (!message) throw new Error('there is no message');
      const headers = [...message.headers, ['Connection', connection]] as typeof message.headers;
      const exchange = { ...request('/'), messages: [{ ...message, headers }, message] };
      expect(await violationsOf(exchange, port)).toEqual([]);
    },
  );

  test('reports a server that responds with 500', async () => {
    const port = await servers.listen((_request, response) => response.writeHead(500).end());
    expect(await violationsOf(request('/'), port)).toEqual(['status 500']);
  });

  test('reports a server that hangs', async () => {
    const port = await servers.listen(() => undefined);
    expect(await violationsOf(request('/'), port)).toEqual([
      expect.stringMatching(/^0 of 1 answers/),
    ]);
  });

  test('reports a server that keeps a stream open after its client has disconnected', async () => {
    const port = await listening((socket) => socket.once('data', () => socket.write(stream)));
    expect(await violationsOf(request('/'), port)).toEqual([
      'the connection was left open after the client had ended it',
    ]);
  });

  test('reports a server that keeps a connection open that the client has ended', async () => {
    const port = await listening((socket) => socket.once('data', () => socket.write(good)));
    expect(await violationsOf(request('/'), port)).toEqual([
      'the connection was left open after the client had ended it',
    ]);
  });

  test.each([
    ['responds twice', good + good, '2 answers to 1 requests and nothing'],
    ['closes the connection without a response', '', 'the connection ended without an answer'],
    ['sends an incomplete response', good.slice(0, -1), 'an answer was cut off'],
    ['sends an invalid status line', 'HTTP/1.1 OK\r\n\r\n', 'an answer is no HTTP'],
    ['sends a bare LF in a header', good.replace('\r\nC', '\r\nX: a\nC'), 'an answer is no HTTP'],
    [
      'reveals a row of another customer',
      good.replace('Length: 2', 'Length: 13').replace('ok', 'of the victim'),
      "another's row",
    ],
  ])('reports a server that %s', async (_case, bytes, violation) => {
    const violations = await violationsOf(request('/'), await answering(bytes));
    expect(violations).toContainEqual(expect.stringContaining(violation));
  });

  test('reports a server that treats a body as a second request', async () => {
    const smuggled = 'GET /admin HTTP/1.1\r\nHost: x\r\n\r\n';
    const [message] = request('/').messages;
    const exchange = {
      ...request('/'),
      messages: message ? [{ ...message, body: smuggled, framing: 'length' as const }] : [],
    };
    expect(await violationsOf(exchange, await answering(good + good))).toEqual([
      '2 answers to 1 requests and nothing',
    ]);
  });
});

test('an endless event stream is no violation, nor is a missing response behind the stream', async () => {
  const port = await servers.listen((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(':\n\n');
  });
  const one = request('/live');
  expect(await violationsOf(one, port)).toEqual([]);
  expect(
    await violationsOf({ ...one, messages: [...one.messages, ...one.messages] }, port),
  ).toEqual([]);
});

describe('a response of which a part arrives', () => {
  const mayBeRefused = request('no-path');
  const [message] = request('/').messages;
  const beforeGarbage = {
    ...request('/'),
    messages: message ? [{ ...message, body: 'no HTTP\r\n\r\n' }] : [],
  };
  const cutOff = ['an answer was cut off'];
  const byServer = (socket: Socket) => socket.end();
  const byClient = () => undefined;

  test.each([
    ['cut off by the server', mayBeRefused, byServer, cutOff],
    ['cut off when a client ends that need not wait for it', mayBeRefused, byClient, []],
    ['cut off when a client ends, before unreadable input', beforeGarbage, byClient, cutOff],
  ])('%s', async (_case, exchange, cut, violations) => {
    const port = await listening((socket) => {
      socket.once('data', () => {
        socket.write(good.slice(0, -1));
        cut(socket);
      });
      socket.once('end', () => socket.end());
    });
    expect(await violationsOf(exchange, port)).toEqual(violations);
  });
});

const leaky = `
const kept = [];
require('node:http').createServer((request, response) => {
  if (request.url === '/leak') kept.push(Buffer.alloc(1e6, 1));
  response.end('ok');
}).listen(process.env.PORT, '127.0.0.1', () => process.send({ listening: true }));`;

test('memory growth is reported for a server that leaks, not for one that does not', async () => {
  const program = path.join(await mkdtemp(path.join(tmpdir(), 'northcast-leaky-')), 'server.cjs');
  await writeFile(program, leaky);
  const server = startServer(program, await freePort(), {});
  await server.listening();
  const grownAfter = async (target: string) => {
    const before = await memoryOf({ server }, 1);
    for (let count = 0; count < 30; count += 1)
      expect(await violationsOf(request(target), server.port)).toEqual([]);
    return leaks(before, await memoryOf({ server }, 1));
  };
  const kept = await grownAfter('/');
  const leaked = await grownAfter('/leak');
  await server.stop();
  expect(kept).toEqual([]);
  expect(leaked).toEqual([expect.stringMatching(/^server has grown by \d+(\.\d)? MB$/)]);
});

test('300 fuzzed requests to a correct server cause no violations', async () => {
  const port = await servers.listen(careful);
  const fuzzer = fuzzerOf(port, 7);
  await fuzzer.run(300, { ...quiet, senders: ['visitor'], between: async () => [] });
  expect(fuzzer.violations).toEqual([]);
});

const careful: RequestListener = (incoming, response) => {
  incoming.resume();
  incoming.once('end', () => response.end('ok'));
  incoming.once('error', () => undefined);
};

test('the same seed sends the same requests, another seed sends others', async () => {
  const port = await servers.listen(careful);
  const sent = async (seed: number) => {
    const fuzzer = fuzzerOf(port, seed, patient);
    await fuzzer.run(100, { ...quiet, senders: ['visitor'], between: async () => [] });
    return fuzzer.fingerprint;
  };
  expect(await sent(5)).toBe(await sent(5));
  expect(await sent(5)).not.toBe(await sent(6));
});

function fuzzerOf(port: number, seed: number, glance?: number): Fuzzer {
  const calls = [callOfRoute('GET', '/a/:id'), callOfRoute('POST', '/b')];
  const dictionary = { ids: ['1'], words: ['name'] };
  return new Fuzzer(
    { calls: { shell: calls, bff: calls }, ports: { shell: port, bff: port }, dictionary },
    seed,
    glance,
  );
}

describe('the comparison of rows', () => {
  const rowsOf = (...orders: Row[]): Rows => ({
    customers: new Map(),
    messages: new Map(),
    enquiries: new Map(),
    orders: new Map(orders.map((row) => [String(row['id']), row])),
  });
  const before = rowsOf({ id: 'a', userId: 'victim' }, { id: 'b', userId: 'attacker' });
  const attackers = new Set(['attacker']);

  test.each([
    ['changed', rowsOf({ id: 'a', userId: 'victim', status: 'x' })],
    ['deleted', rowsOf()],
    ['added', rowsOf({ id: 'a', userId: 'victim' }, { id: 'c', userId: 'victim' })],
    ['transferred to the attacker', rowsOf({ id: 'a', userId: 'attacker' })],
  ])('reports a row of a victim that was %s', (_case, after) => {
    expect(unlawfulChanges(before, after, attackers)).toHaveLength(1);
  });

  test('reports no rows of the attacker', () => {
    const after = rowsOf({ id: 'a', userId: 'victim' }, { id: 'd', userId: 'attacker' });
    expect(unlawfulChanges(before, after, attackers)).toEqual([]);
  });
});
