import { setTimeout as wait } from 'node:timers/promises';
import { startCanary } from '@northcast/release/commands/canary';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { TestServers } from '../testing/http-exchange.js';
import { newInstallation, team } from '../testing/installation.js';
import { DocumentCache } from './document-cache.js';
import { FailingVersions } from './failing-versions.js';
import { PageRenderer } from './page-renderer.js';

jest.setTimeout(60_000);

const servers = new TestServers();
afterEach(() => servers.end());

const paths = ['/about', '/items/:slug'];

/**
 * A page that always exists, and a route with unlimited addresses. Only `/items/lamp` exists, and
 * `/items/post` as long as the API has it; numbers have no data, other slugs have the same data.
 * @param work milliseconds that each item takes to render
 */
const areaWithItems = (version: string, work: number) => `
const load = async ({ origin, parameters: { slug }, signal }) => {
  const exists =
    slug === 'lamp' || (slug === 'post' && (await fetch(origin + '/api/blog/post', { signal })).ok);
  return exists
    ? { status: 200, data: 'lamp' }
    : { status: 404, data: Number(slug) > 0 ? undefined : 'missing' };
};
const Page = async (data) => {
  const end = Date.now() + ${work};
  while (Date.now() < end);
  return data === 'lamp' ? 'A lamp' : 'No such item' + (data ?? ', not even by its form');
};
exports.routes = [
  { path: '/about', load: async () => ({ Page: async () => 'About us ${version}' }) },
  { path: '/items/:slug', load: async () => ({ load, Page }) },
];`;

test('more addresses than can be rendered in time withdraw no version and delay no other page', async () => {
  const { addPages, promote, registry, settings, store } = await newInstallation();
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await addPages('mf-one', version, paths, areaWithItems(version, 100));
  }
  for (const version of ['1.0.0', '2.0.0']) await promote('mf-one', version);
  await startCanary(store, 'mf-one', '3.0.0', 100, team);
  const rendering = { ...settings.rendering, processorTime: 1000 };
  const agent = supertest(createApp({ ...settings, rendering }, registry));
  const show = (path: string, cookie: string) => agent.get(path).set('Cookie', cookie);
  const cookies = ['nc_canary=0', ''];
  const flood = cookies.flatMap((cookie) =>
    Array.from({ length: 120 }, (_none, index) => show(`/items/${index + 1}`, cookie)),
  );
  const answers = Promise.all(flood);
  await show('/about', 'nc_canary=0').expect(200, /About us 3\.0\.0/);
  const statuses = (await answers).map(({ status }) => status);
  expect(statuses.every((status) => status === 404 || status === 503)).toBe(true);
  // Longer than a page may take.
  await wait(6000);
  await show('/about', 'nc_canary=0').expect(200, /About us 3\.0\.0/);
  await show('/items/lamp', 'nc_canary=0').expect(200, /A lamp/);
  const pointers = (await registry.pointers())?.remotes['mf-one'];
  expect(pointers).toMatchObject({ stable: '2.0.0', canary: { version: '3.0.0' } });
  const { body } = await agent.get('/_releases').set('Accept', 'application/json').expect(200);
  expect(body.troubles).toEqual([]);
});

async function cached(work = 0, bffUrl = 'http://127.0.0.1:1') {
  const { addPages, promote, registry, settings } = await newInstallation();
  await addPages('mf-one', '1.0.0', paths, areaWithItems('1.0.0', work));
  await promote('mf-one', '1.0.0');
  const renderer = new PageRenderer({ ...settings, bffUrl }, registry, () => undefined);
  const documents = new DocumentCache(renderer, registry, new FailingVersions(), settings);
  const manifest = await registry.forVisitor();
  const show = (path: string, shown = manifest) => documents.document(shown, path, false);
  return { documents, show, manifest };
}

test('addresses that do not exist share a document and take no further place in the cache', async () => {
  const { documents, show } = await cached();
  const about = await show('/about');
  const first = [await show('/items/1'), await show('/items/a')];
  expect(first.map(({ status }) => status)).toEqual([404, 404]);
  expect(first[0]).not.toBe(first[1]);
  const { bytes } = documents;
  for (let index = 2; index < 30; index += 1) {
    expect(await show(`/items/${index}`)).toBe(first[0]);
    expect(await show(`/items/a${index}`)).toBe(first[1]);
  }
  expect(documents.bytes).toBe(bytes);
  expect(await show('/about')).toBe(about);
  expect(await show('/items/lamp')).toMatchObject({ status: 200 });
});

test('addresses that are not rendered for lack of time share a document', async () => {
  const { show } = await cached(50);
  await show('/about');
  const shown = await Promise.all(
    Array.from({ length: 40 }, (_none, i) => show(`/items/${i + 1}`)),
  );
  const refused = shown.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(16);
  expect(new Set(refused).size).toBe(1);
});

test('a withdrawn page is not shown again while the server is busy', async () => {
  let status = 200;
  const port = await servers.listen((_request, response) => response.writeHead(status).end());
  const { show } = await cached(50, `http://127.0.0.1:${port}`);
  expect(await show('/items/post')).toMatchObject({ status: 200 });
  status = 404;
  // Longer than a page counts as fresh.
  await wait(1_500);
  expect(await show('/items/post')).toMatchObject({ status: 404 });
  const others = Array.from({ length: 24 }, (_none, index) => show(`/items/${index + 1}`));
  expect(await show('/items/post')).toMatchObject({ status: 503 });
  await Promise.all(others);
});

test('addresses of pages that the browser renders take no place from other pages', async () => {
  const { show, manifest } = await cached();
  const remotes = manifest.remotes.map((remote) => ({
    ...remote,
    routes: [...remote.routes, { path: '/orders' }, { path: '/orders/:id' }],
  }));
  const shown = { ...manifest, remotes };
  const before = [await show('/about', shown), await show('/orders', shown)];
  expect(await show('/orders/1', shown)).toMatchObject({ status: 200 });
  for (let id = 1; id < 2000; id += 1) await show(`/orders/${id}`, shown);
  expect(await show('/about', shown)).toBe(before[0]);
  expect(await show('/orders', shown)).toBe(before[1]);
});
