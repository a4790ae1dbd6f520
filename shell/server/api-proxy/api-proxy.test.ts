import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Agent } from 'node:http';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { TestServers } from '../testing/http-exchange.js';
import { newInstallation } from '../testing/installation.js';

const servers = new TestServers();
afterEach(() => servers.end());

/** More than the listeners that Node takes for a leak. */
const many = EventEmitter.defaultMaxListeners + 5;

/**
 * A shell in front of a bff that answers as told.
 * @param onRequest is given each response before the shell has it
 */
async function shellBefore(
  bff: RequestListener,
  settings: object = {},
  onRequest: (response: ServerResponse) => void = () => undefined,
) {
  const bffPort = await servers.listen(bff);
  const installation = await newInstallation();
  const app = createApp({
    ...installation.settings,
    bffUrl: `http://127.0.0.1:${bffPort}`,
    ...settings,
  });
  const port = await servers.listen((request, response) => {
    onRequest(response);
    app(request, response);
  });
  return { port, client: supertest(`http://127.0.0.1:${port}`) };
}

/** A bff that answers with `{}` and remembers what it was asked. */
function recording() {
  const requests: { readonly message: IncomingMessage; readonly body: string }[] = [];
  const listener: RequestListener = (message, response) => {
    let body = '';
    message.on('data', (chunk) => {
      body += chunk;
    });
    message.on('end', () => {
      requests.push({ message, body });
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  };
  return { requests, listener };
}

/** A bff that answers many requests at once, and closes each of their connections at the next; then it answers on others. */
function closingUsed(onOther: () => void): RequestListener {
  const used = new Set<IncomingMessage['socket']>();
  const held: ServerResponse[] = [];
  return ({ socket }, response) => {
    if (used.has(socket)) {
      socket.destroy();
      return;
    }
    used.add(socket);
    held.push(response);
    if (held.length < many) return;
    if (held.length > many) onOther();
    for (const each of held) if (!each.writableEnded) each.end('{}');
  };
}

describe('connections', () => {
  test('of clients and to the bff are used again', async () => {
    const { requests, listener } = recording();
    const { client } = await shellBefore(listener);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let call = 0; call < 3; call += 1) {
      const { headers } = await client.get('/api/user').agent(agent).expect(200);
      expect(headers['connection']).toBe('keep-alive');
    }
    agent.destroy();
    expect(new Set(requests.map(({ message }) => message.socket.remotePort)).size).toBe(1);
  });

  test('that the bff closed meanwhile cost a reader nothing', async () => {
    let calls = 0;
    const { client } = await shellBefore((request, response) => {
      calls += 1;
      // The second request on a connection meets one that is being closed.
      if (calls === 2) request.socket.destroy();
      else response.end('{}');
    });
    await client.get('/api/blog').expect(200);
    await client.get('/api/blog').expect(200);
    expect(calls).toBe(3);
  });

  test('that the bff closed, one after the other, add no listeners to the response', async () => {
    const responses: ServerResponse[] = [];
    let listeners = 0;
    const bff = closingUsed(() => {
      listeners = responses.at(-1)?.listenerCount('close') ?? 0;
    });
    const { port, client } = await shellBefore(bff, {}, (response) => responses.push(response));
    const visitors = await Promise.all(Array.from({ length: many }, () => servers.connect(port)));
    for (const visitor of visitors) visitor.send('GET /api/blog HTTP/1.1', 'Host: x', '', '');
    for (const visitor of visitors) await visitor.receives(/200 OK/);
    await client.get('/api/blog').expect(200);
    expect(listeners).toBeGreaterThan(0);
    expect(listeners).toBeLessThan(EventEmitter.defaultMaxListeners);
  });

  test('that break under a write fail it: it may have been done', async () => {
    let calls = 0;
    const { client } = await shellBefore((request, response) => {
      calls += 1;
      if (calls === 2) request.socket.destroy();
      else response.end('{}');
    });
    await client.get('/api/blog').expect(200);
    await client.post('/api/orders').send({}).expect(503);
    expect(calls).toBe(2);
  });

  test('are not opened for a body that has not arrived', async () => {
    const { requests, listener } = recording();
    let opened = 0;
    const { port } = await shellBefore((request, response) => {
      opened += 1;
      listener(request, response);
    });
    const connection = await servers.connect(port);
    connection.send('POST /api/contact HTTP/1.1', 'Host: x', 'Content-Length: 2', '', '{');
    await supertest(`http://127.0.0.1:${port}`).get('/about');
    expect(opened).toBe(0);
    connection.send('}');
    await connection.receives(/200 OK/);
    expect(requests[0]?.body).toBe('{}');
  });
});

describe('a bff in trouble', () => {
  test('that cuts its response off: so does the shell', async () => {
    const { port } = await shellBefore((_request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"id"');
      setTimeout(() => response.destroy(), 20);
    });
    const connection = await servers.connect(port);
    connection.send('GET /api/user HTTP/1.1', 'Host: x', '', '');
    expect(await connection.closed).toContain('{"id"');
  });

  test('that says nothing is waited for so long, and then the client is told', async () => {
    const { client } = await shellBefore(() => undefined, {
      connections: { bffTimeout: 100, most: 100 },
    });
    const { body, headers } = await client.get('/api/user').expect(504);
    expect(body).toMatchObject({ title: 'Gateway Timeout', status: 504 });
    expectGatewayHeaders(headers);
  });

  test('that falls silent within its response: the response ends', async () => {
    const { port } = await shellBefore(
      (_request, response) => {
        response.writeHead(200, { 'Content-Length': '1000' });
        response.write('{"id"');
      },
      { connections: { bffTimeout: 100, most: 100 } },
    );
    const connection = await servers.connect(port);
    connection.send('GET /api/user HTTP/1.1', 'Host: x', '', '');
    expect(await connection.closed).toContain('{"id"');
  });

  test('that can not be reached', async () => {
    const { client } = await shellBefore(() => undefined, { bffUrl: 'http://127.0.0.1:1' });
    const { body, headers } = await client.get('/api/user').expect(503);
    expect(body.message).toBe(
      'The service is temporarily unavailable. Please try again in a moment.',
    );
    expectGatewayHeaders(headers);
  });

  test('is left alone when the client leaves', async () => {
    const asked = new EventEmitter();
    const { port } = await shellBefore((request) => {
      asked.emit('request');
      request.socket.once('close', () => asked.emit('left'));
    });
    const connection = await servers.connect(port);
    const [isAsked, hasLeft] = [once(asked, 'request'), once(asked, 'left')];
    connection.send('GET /api/user HTTP/1.1', 'Host: x', '', '');
    await isAsked;
    connection.leave();
    await hasLeft;
  });
});

test('calls beyond those that may wait for the bff are told to come again, until it answers', async () => {
  const asked: ServerResponse[] = [];
  let isAnswering = false;
  const { port, client } = await shellBefore((request, response) => {
    if (isAnswering || request.url?.startsWith('/api/health')) response.end('{}');
    else asked.push(response);
  });
  const held = await Promise.all(Array.from({ length: 256 }, () => servers.connect(port)));
  for (const connection of held) connection.send('GET /api/user HTTP/1.1', 'Host: x', '', '');
  while (asked.length < held.length) await new Promise((resolve) => setTimeout(resolve, 5));

  const { body, headers } = await client.get('/api/user').expect(503);
  expect(body.message).toMatch(/try again/);
  expectGatewayHeaders(headers);
  await client.get('/api/health/ready').expect(200);

  // Those that leave make room, and so do those that are answered.
  held[0]?.leave();
  isAnswering = true;
  while ((await client.get('/api/user')).status !== 200);
  for (const response of asked) response.end('{}');
  for (const connection of held.slice(1)) await connection.receives(/200 OK/);
  await client.get('/api/user').expect(200);
});

function expectGatewayHeaders(headers: Record<string, string>): void {
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

describe('a request', () => {
  test('arrives as it was sent', async () => {
    const { requests, listener } = recording();
    const { client } = await shellBefore(listener);
    await client
      .put('/api/orders/%61%2F?a=b&a=%20')
      .set({ 'Idempotency-Key': 'k', Cookie: 'a=1; b=2' })
      .send({ name: 'Ada' })
      .expect(200);
    const { message, body } = requests[0] ?? {};
    expect(message).toMatchObject({ method: 'PUT', url: '/api/orders/%61%2F?a=b&a=%20' });
    expect(message?.headers).toMatchObject({ 'idempotency-key': 'k', cookie: 'a=1; b=2' });
    expect(body).toBe('{"name":"Ada"}');
  });

  test('in pieces arrives whole, with its length', async () => {
    const { requests, listener } = recording();
    const { port } = await shellBefore(listener);
    const connection = await servers.connect(port);
    connection.send('POST /api/x HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', '', '');
    connection.send('1', '{', '1', '}', '0', '', '');
    await connection.receives(/200 OK/);
    expect(requests[0]?.body).toBe('{}');
    expect(requests[0]?.message.headers).toMatchObject({ 'content-length': '2' });
  });

  test.each([
    ['said to be', 'Content-Length: 102401'],
    ['that turns out to be', 'Transfer-Encoding: chunked'],
  ])('%s larger than the bff takes is refused here', async (_case, framing) => {
    const { requests, listener } = recording();
    const { port } = await shellBefore(listener);
    const connection = await servers.connect(port);
    connection.send('POST /api/x HTTP/1.1', 'Host: x', framing, '', '');
    const bytes = 'x'.repeat(102_401);
    connection.send(framing.startsWith('T') ? `19001\r\n${bytes}\r\n0\r\n\r\n` : bytes);
    expect(await connection.receives(/}$/)).toMatch(/^HTTP\/1.1 413 .*The request is too large/s);
    expect(requests).toEqual([]);
  });

  test('for an address that only begins like the API is not for the bff', async () => {
    const { requests, listener } = recording();
    const { client } = await shellBefore(listener);
    await client.get('/apiary').expect(404);
    await client.get('/api?x').expect(200);
    expect(requests).toHaveLength(1);
  });

  test('keeps what belongs to its connection', async () => {
    const { requests, listener } = recording();
    const { port } = await shellBefore(listener);
    const connection = await servers.connect(port);
    await connection.exchange(
      'GET /api/user HTTP/1.1',
      'Host: x',
      'Keep-Alive: 5',
      'TE: trailers',
      'Upgrade: websocket',
      'X-Own: 1',
      'Connection: x-own, x-forwarded-for',
    );
    const { headers } = requests[0]?.message ?? {};
    for (const name of ['keep-alive', 'te', 'upgrade', 'x-own']) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(headers?.['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
  });
});

describe('a response', () => {
  test('arrives as it was sent', async () => {
    const { client } = await shellBefore((_request, response) => {
      response.writeHead(201, [
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
        ['X-Request-Id', 'abc'],
      ]);
      response.end('{"a":1}');
    });
    const { headers, text } = await client.post('/api/x').expect(201);
    expect(headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-request-id': 'abc' });
    expect(text).toBe('{"a":1}');
  });

  test.each([204, 304])('without a body stays so: %i', async (status) => {
    const { client } = await shellBefore((_request, response) => response.writeHead(status).end());
    await client.get('/api/x').expect(status, '');
  });

  test('to HEAD has the length and no body', async () => {
    const { client } = await shellBefore((_request, response) => {
      response.writeHead(200, { 'Content-Length': '7' }).end();
    });
    const { headers } = await client.head('/api/x').expect(200);
    expect(headers['content-length']).toBe('7');
  });
});
