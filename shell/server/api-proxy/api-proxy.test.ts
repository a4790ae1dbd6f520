import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Agent } from 'node:http';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { httpServer } from '../connections/http-server.js';
import { prepareStop } from '../connections/prepare-stop.js';
import { TestServers } from '../testing/http-exchange.js';
import { newInstallation } from '../testing/installation.js';
import { recording, shellBefore } from '../testing/shell-before.js';

const servers = new TestServers();
afterEach(() => servers.end());

/** More listeners than Node's leak warning allows. */
const many = EventEmitter.defaultMaxListeners + 5;

/**
 * A bff that accepts many requests at once and closes a connection when it is reused; requests on
 * new connections get a response.
 */
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
  test('of clients and to the bff are reused', async () => {
    const { requests, listener } = recording();
    const { client } = await shellBefore(servers, listener);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let call = 0; call < 3; call += 1) {
      const { headers } = await client.get('/api/user').agent(agent).expect(200);
      expect(headers['connection']).toBe('keep-alive');
    }
    agent.destroy();
    expect(new Set(requests.map(({ message }) => message.socket.remotePort)).size).toBe(1);
  });

  test('that the bff closes do not fail a GET request, which is sent again', async () => {
    let calls = 0;
    const { client } = await shellBefore(servers, (request, response) => {
      calls += 1;
      // The second request uses a connection that is being closed.
      if (calls === 2) request.socket.destroy();
      else response.end('{}');
    });
    await client.get('/api/blog').expect(200);
    await client.get('/api/blog').expect(200);
    expect(calls).toBe(3);
  });

  test('have responses with fewer listeners than Node warns of', async () => {
    const bff = await servers.listen((_request, response) => response.write('[1,'));
    const { settings } = await newInstallation();
    const app = createApp({ ...settings, bffUrl: `http://127.0.0.1:${bff}` });
    const server = httpServer(app, { most: 10 });
    prepareStop(server);
    const requested = once(server, 'request') as Promise<[unknown, ServerResponse]>;
    const visitor = await servers.connect(await servers.listen(server));
    visitor.send('GET /api/blog HTTP/1.1', 'Host: x', '', '');
    await visitor.receives(/\[1,/);
    const [, response] = await requested;
    expect(response.listenerCount('close')).toBeLessThan(EventEmitter.defaultMaxListeners);
  });

  test('that the bff closes one after another do not accumulate listeners on the response', async () => {
    const responses: ServerResponse[] = [];
    let listeners = 0;
    const bff = closingUsed(() => {
      listeners = responses.at(-1)?.listenerCount('close') ?? 0;
    });
    const { port, client } = await shellBefore(servers, bff, {}, (response) =>
      responses.push(response),
    );
    const visitors = await Promise.all(Array.from({ length: many }, () => servers.connect(port)));
    for (const visitor of visitors) visitor.send('GET /api/blog HTTP/1.1', 'Host: x', '', '');
    for (const visitor of visitors) await visitor.receives(/200 OK/);
    await client.get('/api/blog').expect(200);
    expect(listeners).toBeGreaterThan(0);
    expect(listeners).toBeLessThan(EventEmitter.defaultMaxListeners);
  });

  test('that break during a POST request return 503, and the request is not repeated', async () => {
    let calls = 0;
    const { client } = await shellBefore(servers, (request, response) => {
      calls += 1;
      if (calls === 2) request.socket.destroy();
      else response.end('{}');
    });
    await client.get('/api/blog').expect(200);
    await client.post('/api/orders').send({}).expect(503);
    expect(calls).toBe(2);
  });

  test('to the bff are not opened before the request body has arrived', async () => {
    const { requests, listener } = recording();
    let opened = 0;
    const { port } = await shellBefore(servers, (request, response) => {
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

describe('a bff', () => {
  test('that aborts its response makes the shell abort the response as well', async () => {
    const { port } = await shellBefore(servers, (_request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"id"');
      setTimeout(() => response.destroy(), 20);
    });
    const connection = await servers.connect(port);
    connection.send('GET /api/user HTTP/1.1', 'Host: x', '', '');
    expect(await connection.closed).toContain('{"id"');
  });

  test('that does not respond within the timeout results in 504', async () => {
    const { client } = await shellBefore(servers, () => undefined, {
      connections: { bffTimeout: 1000, most: 100, mostOfAddress: 100 },
    });
    const { body, headers } = await client.get('/api/user').expect(504);
    expect(body).toMatchObject({ title: 'Gateway Timeout', status: 504 });
    expectGatewayHeaders(headers);
  });

  test('that stops sending during its response makes the shell end the response', async () => {
    const { port } = await shellBefore(
      servers,
      (_request, response) => {
        response.writeHead(200, { 'Content-Length': '1000' });
        response.write('{"id"');
      },
      { connections: { bffTimeout: 1000, most: 100, mostOfAddress: 100 } },
    );
    const connection = await servers.connect(port);
    connection.send('GET /api/user HTTP/1.1', 'Host: x', '', '');
    expect(await connection.closed).toContain('{"id"');
  });

  test('that cannot be reached results in 503', async () => {
    const { client } = await shellBefore(servers, () => undefined, {
      bffUrl: 'http://127.0.0.1:1',
    });
    const { body, headers } = await client.get('/api/user').expect(503);
    expect(body.message).toBe(
      'The service is temporarily unavailable. Please try again in a moment.',
    );
    expectGatewayHeaders(headers);
  });

  test.each([
    ['cannot be reached', 503, { bffUrl: 'http://127.0.0.1:1' }],
    ['is silent', 504, { connections: { bffTimeout: 1000, most: 100, mostOfAddress: 100 } }],
  ])(
    'that %s results in a page with status %d for a navigation',
    async (_case, status, settings) => {
      const { client } = await shellBefore(servers, () => undefined, settings);
      const { text, headers } = await client
        .get('/api/logout')
        .set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
        .expect(status);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha");
      expect(headers['cache-control']).toBe('no-store');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(text).toContain('<h1>');
      expect(text).toContain('<a href="">Try again</a>');
      expect(text).toContain('<a href="/">home page</a>');
    },
  );

  test.each([
    ['a call of a script', 'get', 'cors'],
    ['a form that is sent', 'post', 'navigate'],
  ] as const)('that cannot be reached results in a problem for %s', async (_case, method, mode) => {
    const bffUrl = 'http://127.0.0.1:1';
    const { client } = await shellBefore(servers, () => undefined, { bffUrl });
    const { headers } = await client[method]('/api/logout')
      .set('Accept', 'text/html')
      .set('Sec-Fetch-Mode', mode)
      .expect(503);
    expectGatewayHeaders(headers);
  });

  test('loses the connection when the client disconnects', async () => {
    const asked = new EventEmitter();
    const { port } = await shellBefore(servers, (request) => {
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

test('a call beyond the limit of 1,000 waiting calls gets 503 until a slot is free', async () => {
  const asked: ServerResponse[] = [];
  let isAnswering = false;
  const { port, client } = await shellBefore(
    servers,
    (request, response) => {
      if (isAnswering || request.url?.startsWith('/api/health')) response.end('{}');
      else asked.push(response);
    },
    { connections: { bffTimeout: 60_000, most: 100, mostOfAddress: 100 } },
  );
  const held = await Promise.all(Array.from({ length: 1000 }, () => servers.connect(port)));
  for (const connection of held) connection.send('GET /api/user HTTP/1.1', 'Host: x', '', '');
  while (asked.length < held.length) await new Promise((resolve) => setTimeout(resolve, 5));

  const { body, headers } = await client.get('/api/user').expect(503);
  expect(body.message).toMatch(/try again/);
  expectGatewayHeaders(headers);
  await client.get('/api/health/ready').expect(200);

  // Clients that leave free their slot, and so do responses.
  held[0]?.leave();
  isAnswering = true;
  while ((await client.get('/api/user')).status !== 200);
  for (const response of asked) response.end('{}');
  for (const connection of held.slice(1)) await connection.receives(/200 OK/);
  // On a busy machine, load shedding alone may reject a call; see `shed-load.ts`.
  while ((await client.get('/api/user')).status !== 200);
}, 60_000);

function expectGatewayHeaders(headers: Record<string, string>): void {
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}
