import { setTimeout as wait } from 'node:timers/promises';
import { startCanary } from '@northcast/release/commands/canary';
import { previewToken } from '@northcast/release/commands/preview-link';
import { RenderSandbox } from '@northcast/release/sandbox/render-sandbox';
import { loadingBundle, serverBundle } from '@northcast/release/testing/hostile-bundles';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { newInstallation, team } from '../testing/installation.js';
import { DocumentCache } from './document-cache.js';
import { FailingVersions } from './failing-versions.js';
import { PageRenderer } from './page-renderer.js';

jest.setTimeout(120_000);

const areas = ['mf-one', 'mf-two', 'mf-three', 'mf-four'];
const page = (name: string) => `/${name.slice(3)}`;
const saying = (path: string, text: string) => serverBundle({ [path]: `return '${text}';` });

/**
 * Four remotes with one public page each, all at version 1.0.0 and shown once. `rendered` lists the
 * pages rendered since.
 */
async function running() {
  const installation = await newInstallation();
  const { addPages, promote, settings, registry } = installation;
  const add = async (name: string, version: string) =>
    await addPages(name, version, [page(name)], saying(page(name), `${name} ${version}`));
  for (const name of areas) {
    await add(name, '1.0.0');
    await promote(name, '1.0.0');
  }
  const render = jest.spyOn(RenderSandbox.prototype, 'render');
  const agent = supertest(createApp(settings, registry));
  for (const name of areas) await agent.get(page(name)).expect(200, new RegExp(`${name} 1.0.0`));
  const before = render.mock.calls.length;
  const rendered = () =>
    render.mock.calls.slice(before).map(([key, , { pathname }]) => {
      const [, version] = key.split(' ');
      return `${pathname} ${version}`;
    });
  return { ...installation, add, agent, rendered };
}

afterEach(() => jest.restoreAllMocks());

/** The cache of documents of an installation, and what a visitor gets from it. */
async function cacheOf({ registry, settings }: Awaited<ReturnType<typeof newInstallation>>) {
  const rendering = { ...settings.rendering, cacheBytes: 400_000 };
  const renderer = new PageRenderer(settings, registry, () => undefined);
  const documents = new DocumentCache(renderer, registry, new FailingVersions(), {
    ...settings,
    rendering,
  });
  const manifest = await registry.forVisitor();
  const statusOf = async (path: string, signedIn = false) =>
    (await documents.document(manifest, path, signedIn)).status;
  return { documents, statusOf, limit: rendering.cacheBytes };
}

test('the document cache stays within its byte limit for thousands of paths', async () => {
  const installation = await newInstallation();
  await installation.addPages(
    'mf-one',
    '1.0.0',
    ['/one/:id'],
    saying('/one/:id', 'x'.repeat(2000)),
  );
  await installation.promote('mf-one', '1.0.0');
  const { documents, statusOf, limit } = await cacheOf(installation);
  const show = async (path: string, signedIn: boolean) => {
    expect(await statusOf(path, signedIn)).toBe(path.startsWith('/unknown') ? 404 : 200);
    expect(documents.bytes).toBeLessThanOrEqual(limit);
  };
  for (let index = 0; index < 700; index += 1) {
    await show(`/one/${index}`, index % 2 === 0);
    await show(`/One/${index}`, false);
    await show(`/unknown/${index}`, false);
  }
  expect(documents.bytes).toBeGreaterThan(limit / 4);
});

test('while its data is unavailable, a page takes the place of one document', async () => {
  const installation = await newInstallation();
  const bundle = loadingBundle("return { status: 503, data: 'unavailable' };");
  await installation.addPages('mf-one', '1.0.0', ['/hostile'], bundle);
  await installation.promote('mf-one', '1.0.0');
  const { documents, statusOf } = await cacheOf(installation);
  expect(await statusOf('/hostile')).toBe(503);
  const { bytes } = documents;
  expect(await statusOf('/hostile')).toBe(503);
  expect(documents.bytes).toBe(bytes);
});

test('a path in another letter case redirects to the path of the route and renders nothing', async () => {
  const { agent, rendered } = await running();
  for (const path of ['/ONE', '/One', '/oNE']) {
    const { headers } = await agent.get(`${path}?from=mail`).expect(308);
    expect(headers['location']).toBe('/one?from=mail');
  }
  expect(rendered()).toEqual([]);
});

test('a page with a query parameter is rendered once per value, other pages once', async () => {
  const { agent, addPages, promote, rendered } = await running();
  await addPages('mf-one', '1.1.0', ['/one'], saying('/one', 'found'), 'q');
  await promote('mf-one', '1.1.0');
  const long = 'x'.repeat(200);
  const same = ['/one?q=a', '/one?from=mail&q=%20a', '/one?q=a&q=b', '/two?q=a', '/one?q=c&q=a'];
  for (const address of [...same, '/one', '/one?q=+', `/one?q=${long}`, `/one?q=${long}y`]) {
    await agent.get(address).expect(200);
  }
  expect(rendered()).toEqual([
    '/one?q=a 1.1.0',
    '/one?q=c 1.1.0',
    '/one 1.1.0',
    `/one?q=${long} 1.1.0`,
  ]);
});

test('concurrent queries over the rendering limit get 503', async () => {
  const { agent, addPages, promote } = await running();
  const slow = "await new Promise((done) => setTimeout(done, 400)); return 'found';";
  await addPages('mf-one', '1.1.0', ['/one'], serverBundle({ '/one': slow }), 'q');
  await promote('mf-one', '1.1.0');
  const queries = [1, 2, 3, 4, 5, 6];
  const answers = await Promise.all(queries.map((query) => agent.get(`/one?q=${query}`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 503, 503]);
  await agent.get('/one?q=7').expect(200, /found/);
});

test('with the system clock set back by a day, the data of a page is still read every second', async () => {
  const { addPages, promote, registry, settings } = await newInstallation();
  const bundle = loadingBundle('return { status: 200, data: Math.random() };');
  await addPages('mf-one', '1.0.0', ['/hostile'], bundle);
  await promote('mf-one', '1.0.0');
  const agent = supertest(createApp(settings, registry));
  const shown = async () => (await agent.get('/hostile').expect(200)).text;
  const first = await shown();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
  await wait(1_500);
  expect(await shown()).not.toBe(first);
});

test('a release renders only the page of the released area again', async () => {
  const { agent, add, promote, rendered } = await running();
  await add('mf-one', '1.1.0');
  await promote('mf-one', '1.1.0');
  for (const name of areas) await agent.get(page(name)).expect(200);
  expect(rendered()).toEqual(['/one 1.1.0']);
});

test('with three canaries and a preview, each version renders its page once for all visitors', async () => {
  const { agent, add, store, rendered } = await running();
  const canaries = areas.slice(0, 3);
  for (const name of areas) await add(name, '2.0.0');
  for (const name of canaries) await startCanary(store, name, '2.0.0', 50, team);
  const preview = await previewToken(store, 'mf-four', '2.0.0', 1);
  for (let visitor = 0; visitor < 60; visitor += 1) {
    const cookies = [`nc_canary=${visitor * 165}`];
    if (visitor % 3 === 0) cookies.push(`nc_preview=${preview}`);
    for (const name of areas) {
      await agent.get(page(name)).set('Cookie', cookies.join('; ')).expect(200);
    }
  }
  expect(rendered().toSorted()).toEqual(areas.map((name) => `${page(name)} 2.0.0`).toSorted());
});
