import { startCanary } from '@northcast/release/commands/canary';
import { previewToken } from '@northcast/release/commands/preview-link';
import { RenderSandbox } from '@northcast/release/sandbox/render-sandbox';
import {
  hostileBundles,
  lateBundles,
  serverBundle,
} from '@northcast/release/testing/hostile-bundles';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { newInstallation, team } from '../testing/installation.js';
import { until } from '../testing/until.js';

afterEach(() => jest.restoreAllMocks());

const about = (text: string) => serverBundle({ '/about': `return '${text}';` });
const pricing = (text: string) =>
  serverBundle({ '/pricing': `return '${text}';`, '/hostile': "return 'Hostile once was good';" });

/**
 * mf-good serves `/about`; mf-hostile serves `/pricing` and `/hostile` in its stable version 1.0.0.
 */
async function running() {
  const installation = await newInstallation();
  await installation.addPages('mf-good', '1.0.0', ['/about'], about('About us'));
  await installation.addPages('mf-hostile', '1.0.0', ['/pricing', '/hostile'], pricing('Prices'));
  await installation.promote('mf-good', '1.0.0');
  await installation.promote('mf-hostile', '1.0.0');
  const app = createApp(installation.settings, installation.registry);
  const agent = supertest(app);
  const overview = async () =>
    (await agent.get('/_releases').set('Accept', 'application/json')).body as {
      troubles: string[];
    };
  const pointers = async () => (await installation.registry.pointers())?.remotes['mf-hostile'];
  return { ...installation, agent, overview, pointers };
}

const everything = { ...hostileBundles, ...lateBundles };
const withPricing = (bundle: string) =>
  `${bundle}\nexports.routes.push({ path: '/pricing', load: async () => ({ Page: async () => 'New prices' }) });`;

describe.each(Object.entries(everything))('a canary that %s', (_, bundle) => {
  test('is stopped, its visitors get a working page, and other areas are not affected', async () => {
    const { addPages, store, agent, overview, pointers } = await running();
    expect((await agent.get('/hostile')).text).toContain('Hostile once was good');
    await addPages('mf-hostile', '2.0.0', ['/pricing', '/hostile'], withPricing(bundle));
    await startCanary(store, 'mf-hostile', '2.0.0', 100, team);
    const visits = Array.from({ length: 4 }, () =>
      agent.get('/hostile').set('Cookie', 'nc_canary=0'),
    );
    const others = await agent.get('/about').expect(200);
    expect(others.text).toContain('About us');
    for (const { status, text } of await Promise.all(visits)) {
      expect(status).toBe(200);
      expect(text).toMatch(/Hostile once was good|Fine at first/);
    }
    await until(async () => (await pointers())?.canary === null);
    expect((await pointers())?.stable).toBe('1.0.0');
    expect((await overview()).troubles.join()).toContain('mf-hostile 2.0.0');
    expect((await agent.get('/about')).text).toContain('About us');
  }, 90_000);
});

test('a stable version that fails three times is rolled back to the previous version', async () => {
  const { addPages, promote, agent, overview, pointers } = await running();
  const failing = withPricing(hostileBundles['reads window'] ?? '');
  await agent.get('/hostile').expect(200, /Hostile once was good/);
  await addPages('mf-hostile', '2.0.0', ['/pricing', '/hostile'], failing);
  await promote('mf-hostile', '2.0.0');
  await agent.get('/pricing').expect(200, /New prices/);
  await agent.get('/hostile').expect(200, /Hostile once was good/);
  expect((await pointers())?.stable).toBe('2.0.0');
  await until(async () => (await pointers())?.stable === '1.0.0');
  await agent.get('/hostile').expect(200, /Hostile once was good/);
  expect((await overview()).troubles.join()).toMatch(
    /mf-hostile 2.0.0 could not render \/hostile on the server, 3 times .*window is not defined/,
  );
}, 60_000);

test('a rollback to a version that also fails is not followed by another rollback', async () => {
  const { addPages, promote, agent, pointers, registry } = await running();
  // 1.0.0 has no such page: its last markup would be sent in place of an error.
  const failing = serverBundle({ '/broken': "throw new Error('broken');" });
  await addPages('mf-hostile', '2.0.0', ['/broken'], failing);
  await addPages('mf-hostile', '3.0.0', ['/broken'], failing);
  await promote('mf-hostile', '2.0.0');
  await promote('mf-hostile', '3.0.0');
  await agent.get('/broken').expect(503, /<title>loading<\/title>/);
  await until(async () => (await pointers())?.stable === '2.0.0');
  const revision = (await registry.pointers())?.revision;
  await agent.get('/broken').expect(503);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect((await registry.pointers())?.revision).toBe(revision);
  expect((await pointers())?.stable).toBe('2.0.0');
}, 60_000);

test('a failing preview is reported and affects only the holder of the preview link', async () => {
  const { addPages, store, agent, overview } = await running();
  await addPages('mf-hostile', '2.0.0', ['/hostile'], hostileBundles['reads window'] ?? '');
  const token = await previewToken(store, 'mf-hostile', '2.0.0', 1);
  const preview = () => agent.get('/hostile').set('Cookie', `nc_preview=${token}`);
  expect((await preview()).text).toContain('"version":"2.0.0"');
  await agent.get('/hostile').expect(200, /Hostile once was good/);
  expect((await overview()).troubles.join()).toContain(
    'mf-hostile 2.0.0 could not render /hostile',
  );
}, 60_000);

test('pages that never finish leave queries and new addresses of other areas available', async () => {
  const { addPages, promote, agent } = await running();
  const never = serverBundle({ '/hanging/:id': 'await new Promise(() => undefined);' });
  await addPages('mf-hostile', '2.0.0', ['/hanging/:id'], never);
  await promote('mf-hostile', '2.0.0');
  const found = { '/search': "return 'Found';", '/items/:slug': "return 'A lamp';" };
  await addPages('mf-good', '2.0.0', Object.keys(found), serverBundle(found), 'q');
  await promote('mf-good', '2.0.0');
  const render = jest.spyOn(RenderSandbox.prototype, 'render');
  const hanging = Promise.all(
    Array.from({ length: 30 }, (_none, index) => agent.get(`/hanging/${index}`)),
  );
  await until(async () => render.mock.calls.length >= 24);
  await agent.get('/search?q=lamp').expect(200, /Found/);
  await agent.get('/items/lamp').expect(200, /A lamp/);
  expect((await hanging).map(({ status }) => status)).toEqual(Array(30).fill(503));
}, 60_000);
