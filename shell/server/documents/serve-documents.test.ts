import { startCanary } from '@northcast/release/commands/canary';
import { serverBundle } from '@northcast/release/testing/hostile-bundles';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { TestServers } from '../testing/http-exchange.js';
import { newInstallation, team } from '../testing/installation.js';

const servers = new TestServers();
afterEach(() => servers.end());

test('a document that sets a cookie is sent with Cache-Control: private', async () => {
  const { addPages, promote, store, settings, registry } = await newInstallation();
  const page = (text: string) => serverBundle({ '/about': `return '${text}';` });
  await addPages('mf-good', '1.0.0', ['/about'], page('About us'));
  await addPages('mf-good', '1.1.0', ['/about'], page('About all of us'));
  await promote('mf-good', '1.0.0');
  const agent = supertest(createApp(settings, registry));
  const plain = await agent.get('/about').expect(200);
  expect(plain.headers['set-cookie']).toBeUndefined();
  expect(plain.headers['cache-control']).toBe('no-cache');

  await startCanary(store, 'mf-good', '1.1.0', 50, team);
  const first = await agent.get('/about').expect(200);
  expect(first.get('Set-Cookie')?.[0]).toMatch(/^nc_canary=/);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const again = await agent.get('/about').set('Cookie', 'nc_canary=7').expect(200);
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(again.headers['cache-control']).toBe('no-cache');
}, 30_000);

test('a cache that weakened the tag of a document, or has several, gets 304', async () => {
  const { publish, promote, settings, registry } = await newInstallation();
  await publish('mf-admin', '1.0.0');
  await promote('mf-admin', '1.0.0');
  const agent = supertest(createApp(settings, registry));
  const tag = (await agent.get('/mf-admin').expect(200)).headers['etag'] ?? '';
  const ask = (known: string, path = '/mf-admin') => agent.get(path).set('If-None-Match', known);
  for (const known of [tag, `W/${tag}`, `"older", ${tag}`]) await ask(known).expect(304);
  await ask('"older"').expect(200);
  await ask('*', '/nowhere').expect(404);
}, 30_000);

test('a redirect is sent with Cache-Control: no-cache, and private if it sets a cookie', async () => {
  const { addPages, promote, store, settings, registry } = await newInstallation();
  for (const version of ['1.0.0', '1.1.0'])
    await addPages(
      'mf-good',
      version,
      ['/about'],
      serverBundle({ '/about': `return 'About us';` }),
    );
  await promote('mf-good', '1.0.0');
  const bff = await servers.listen((_request, response) => {
    response.writeHead(308, { Location: '/api/blog/second' }).end();
  });
  const bffUrl = `http://127.0.0.1:${bff}`;
  const agent = supertest(createApp({ ...settings, bffUrl }, registry));
  const redirected = async (path: string, cookie = '') => {
    const { headers } = await agent.get(path).set('Cookie', cookie).expect(308);
    return `${headers['location']} ${headers['cache-control']}`;
  };
  expect(await redirected('/about/')).toBe('/about no-cache');
  expect(await redirected('/About')).toBe('/about no-cache');
  expect(await redirected('/blog/first')).toBe('/blog/second no-cache');

  await startCanary(store, 'mf-good', '1.1.0', 50, team);
  expect(await redirected('/About')).toBe('/about private, no-cache');
  expect(await redirected('/blog/first')).toBe('/blog/second private, no-cache');
  expect(await redirected('/blog/first', 'nc_canary=7')).toBe('/blog/second no-cache');
}, 30_000);

test('a valid show parameter becomes data-show of the root element, an invalid one is ignored', async () => {
  const { addPages, promote, settings, registry } = await newInstallation();
  await addPages('mf-good', '1.0.0', ['/about'], serverBundle({ '/about': `return 'About us';` }));
  await promote('mf-good', '1.0.0');
  const agent = supertest(createApp(settings, registry));
  const rootOf = async (query: string) =>
    /<div id="root"[^>]*>/.exec((await agent.get(`/about${query}`).expect(200)).text)?.[0];
  expect(await rootOf('?show=same-day')).toBe('<div id="root" data-show="same-day">');
  const shown = await agent.get('/about?show=same-day');
  expect(shown.headers['etag']).toBeUndefined();
  expect(shown.headers['content-encoding']).toBe('gzip');
  const refused = [
    '?show=',
    '?show=%22%3E%3Cscript%3E',
    '?show=a&show=b',
    `?show=${'a'.repeat(41)}`,
  ];
  for (const query of refused) expect(await rootOf(query)).toBe('<div id="root">');
}, 30_000);

test("an order button's form keeps a valid show parameter without the page's script", async () => {
  const { addPages, promote, settings, registry } = await newInstallation();
  const form = (field: string) =>
    `<form method="get">${field}<button type="submit" name="order" value="jingle">Order</button></form>`;
  const search = '<form method="get"><button type="submit" name="q">Search</button></form>';
  const page = `return ${JSON.stringify(form('') + search)};`;
  await addPages('mf-good', '1.0.0', ['/about'], serverBundle({ '/about': page }));
  await promote('mf-good', '1.0.0');
  const agent = supertest(createApp(settings, registry));
  const shownAt = async (query: string) =>
    /<h1>(.*)<\/h1>/.exec((await agent.get(`/about${query}`).expect(200)).text)?.[1];
  const kept = form('<input type="hidden" name="show" value="video">') + search;
  expect(await shownAt('?show=video')).toBe(kept);
  expect(await shownAt('?show=video&order=jingle')).toBe(kept);
  for (const query of ['', '?show=%22%3E', '?order=jingle']) {
    expect(await shownAt(query)).toBe(form('') + search);
  }
}, 30_000);
