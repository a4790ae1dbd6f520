import { TestServers } from '../testing/http-exchange.js';
import { recording, shellBefore } from '../testing/shell-before.js';

const servers = new TestServers();
afterEach(() => servers.end());

describe('a request', () => {
  test('is forwarded with its method, URL, headers and body unchanged', async () => {
    const { requests, listener } = recording();
    const { client } = await shellBefore(servers, listener);
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

  test('with a chunked body is forwarded with the Content-Length of the body', async () => {
    const { requests, listener } = recording();
    const { port } = await shellBefore(servers, listener);
    const connection = await servers.connect(port);
    connection.send('POST /api/x HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', '', '');
    connection.send('1', '{', '1', '}', '0', '', '');
    await connection.receives(/200 OK/);
    expect(requests[0]?.body).toBe('{}');
    expect(requests[0]?.message.headers).toMatchObject({ 'content-length': '2' });
  });

  test.each([
    ['a Content-Length', 'Content-Length: 102401'],
    ['a chunked body', 'Transfer-Encoding: chunked'],
  ])('with %s over the limit is rejected with 413 and not forwarded', async (_case, framing) => {
    const { requests, listener } = recording();
    const { port } = await shellBefore(servers, listener);
    const connection = await servers.connect(port);
    connection.send('POST /api/x HTTP/1.1', 'Host: x', framing, '', '');
    const bytes = 'x'.repeat(102_401);
    connection.send(framing.startsWith('T') ? `19001\r\n${bytes}\r\n0\r\n\r\n` : bytes);
    expect(await connection.receives(/}$/)).toMatch(/^HTTP\/1.1 413 .*The request is too large/s);
    expect(requests).toEqual([]);
  });

  test('whose path only starts like /api is not forwarded', async () => {
    const { requests, listener } = recording();
    const { client } = await shellBefore(servers, listener);
    await client.get('/apiary').expect(404);
    await client.get('/api?x').expect(200);
    expect(requests).toHaveLength(1);
  });

  test('is forwarded without its hop-by-hop headers', async () => {
    const { requests, listener } = recording();
    const { port } = await shellBefore(servers, listener);
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

describe('a Connection header', () => {
  const session = ['Host: x', 'Cookie: a=1', 'Content-Length: 2'];

  test.each(['PATCH', 'POST', 'GET'])(
    'that names Content-Length and Host changes neither the length nor the host of a %s request',
    async (method) => {
      const { requests, listener } = recording();
      const { port } = await shellBefore(servers, listener);
      const connection = await servers.connect(port);
      const named = 'Connection: content-length, host';
      connection.send(`${method} /api/x HTTP/1.1`, ...session, named, '', '{}');
      await connection.receives(/200 OK/);
      const { message, body } = requests[0] ?? {};
      expect(body).toBe('{}');
      expect(message?.headers).toMatchObject({
        'content-length': '2',
        host: 'x',
        'x-forwarded-host': 'x',
      });
      expect(message?.headers).not.toHaveProperty('transfer-encoding');
    },
  );

  test('that names a cookie removes it', async () => {
    const { requests, listener } = recording();
    const { port } = await shellBefore(servers, listener);
    const connection = await servers.connect(port);
    connection.send('POST /api/x HTTP/1.1', ...session, 'Connection: cookie', '', '{}');
    await connection.receives(/200 OK/);
    expect(requests[0]?.message.headers).not.toHaveProperty('cookie');
  });
});

describe('a response', () => {
  test('is returned with its status, headers and body unchanged', async () => {
    const { client } = await shellBefore(servers, (_request, response) => {
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

  test.each([204, 304])('with status %i is returned without a body', async (status) => {
    const { client } = await shellBefore(servers, (_request, response) =>
      response.writeHead(status).end(),
    );
    await client.get('/api/x').expect(status, '');
  });

  test('to HEAD is returned with its Content-Length and without a body', async () => {
    const { client } = await shellBefore(servers, (_request, response) => {
      response.writeHead(200, { 'Content-Length': '7' }).end();
    });
    const { headers } = await client.head('/api/x').expect(200);
    expect(headers['content-length']).toBe('7');
  });
});
