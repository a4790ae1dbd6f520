import type { IncomingHttpHeaders } from 'node:http';
import { createApp } from '../app.js';
import { TestServers } from '../testing/http-exchange.js';
import { newInstallation } from '../testing/installation.js';

const servers = new TestServers();
afterEach(() => servers.end());

const foreign = {
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Port': '99',
  'X-Forwarded-Server': 'evil.example',
  'X-Real-IP': '203.0.113.7',
  Forwarded: 'for=203.0.113.7',
  'X-Request-Id': 'edge-1234567890',
  'X-Direct-Write-Token': 'guessed',
};

/** Headers that the bff receives from a shell with these settings. */
async function told(settings: object, headers: object = foreign): Promise<IncomingHttpHeaders> {
  let seen: IncomingHttpHeaders = {};
  const bffPort = await servers.listen((request, response) => {
    seen = request.headers;
    response.end('{}');
  });
  const bffUrl = `http://127.0.0.1:${bffPort}`;
  const installation = await newInstallation();
  const port = await servers.listen(createApp({ ...installation.settings, bffUrl, ...settings }));
  const connection = await servers.connect(port);
  const sent = Object.entries({ Host: 'www.northcast.example', ...headers });
  const lines = sent.map(([name, value]) => `${name}: ${value}`);
  expect(await connection.exchange('GET /api/user HTTP/1.1', ...lines)).toContain(' 200 OK');
  return seen;
}

const namesIn = (headers: IncomingHttpHeaders) =>
  Object.keys(headers)
    .filter((name) => /forwarded|real-ip|request-id|direct-write/.test(name))
    .sort();

test('forwarding headers of an untrusted client are replaced', async () => {
  const headers = await told({ trustProxy: undefined });
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'www.northcast.example',
  });
  expect(namesIn(headers)).toEqual(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']);
});

test('forwarding headers are replaced in a request with Expect: 100-continue as well', async () => {
  const headers = await told({}, { ...foreign, Expect: '100-continue' });
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers).not.toHaveProperty('expect');
});

test('forwarding headers of a trusted proxy are reduced to one hop', async () => {
  const headers = await told(
    { trustProxy: 'loopback' },
    { ...foreign, 'X-Forwarded-For': '198.51.100.1, 203.0.113.7, 127.0.0.2' },
  );
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-request-id': 'edge-1234567890',
  });
  expect(headers).not.toHaveProperty('x-real-ip');
});

test('an invalid X-Forwarded-Proto counts as http', async () => {
  const proto = { 'X-Forwarded-Proto': 'javascript' };
  expect(await told({ trustProxy: 'loopback' }, proto)).toMatchObject({
    'x-forwarded-proto': 'http',
  });
});

test('X-Forwarded-Proto is https when PUBLIC_URL is https', async () => {
  const headers = await told({ publicUrl: 'https://www.northcast.example' }, {});
  expect(headers['x-forwarded-proto']).toBe('https');
});
