import express from 'express';
import supertest from 'supertest';
import { newInstallation } from '../testing/installation.js';
import { releaseRoutes } from './release-routes.js';

const running: AbortController[] = [];
afterEach(() => {
  for (const each of running.splice(0)) each.abort();
});

const token = 'a-long-enough-token';

/** A server with this public URL, and with an operator token if given. */
async function server(publicUrl: string, ownToken?: string) {
  const { settings, registry } = await newInstallation();
  const release = { ...settings.release, token: ownToken };
  const stopped = new AbortController();
  running.push(stopped);
  const app = express();
  app.use(releaseRoutes({ ...settings, publicUrl, release }, registry, undefined, stopped.signal));
  return supertest(app);
}

test.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])(
  'a server at %s shows the releases page to local requests without a token',
  async (publicUrl) => {
    const client = await server(publicUrl);
    await client.get('/_releases').expect(200);
    for (const host of ['127.0.0.1', 'localhost:3000', '[::1]:3000', '127.1.2.3:1']) {
      await client.get('/_releases').set('Host', host).expect(200);
    }
  },
);

test.each([
  ['X-Forwarded-For', '203.0.113.9'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-Host', 'localhost'],
  ['Forwarded', 'for=203.0.113.9'],
  ['Via', '1.1 proxy'],
  ['X-Real-IP', '203.0.113.9'],
])('a request with the proxy header %s needs the operator token', async (name, value) => {
  await (await server('http://localhost')).get('/_releases').set(name, value).expect(404);
  const client = await server('http://localhost', token);
  await client.get('/_releases').set(name, value).expect(401);
  await client.get('/_releases').set(name, value).auth('anybody', token).expect(200);
});

test.each([
  'www.northcast.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '10.0.0.1',
])('a request for the host %s gets 404', async (host) => {
  await (await server('http://localhost')).get('/_releases').set('Host', host).expect(404);
});

test.each(['https://www.northcast.example', 'http://0.0.0.0:3000', 'http://10.0.0.1'])(
  'a server with the public URL %s requires the operator token',
  async (publicUrl) => {
    await (await server(publicUrl)).get('/_releases').expect(404);
    const client = await server(publicUrl, token);
    await client.get('/_releases').expect(401);
    await client.get('/_releases').auth('anybody', 'wrong').expect(401);
    await client.get('/_releases').auth('anybody', token).expect(200);
  },
);
