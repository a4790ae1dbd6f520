import { writeArtefact } from '../testing/artefact.js';
import {
  goodPage,
  hostileBundles,
  plainShellBundle,
  serverBundle,
  withoutApi,
} from '../testing/hostile-bundles.js';
import type { FetchApi } from './messages.js';
import { renderViolations } from './render-violations.js';

const limits = { processorTime: 1500, pageTimeout: 12_000, memory: 300 };

async function violationsOf(bundle: string, paths: readonly string[], fetchApi = withoutApi) {
  const routes = paths.map((path) => ({ path, prerender: true }));
  const release = { routes, prerender: 'server.cjs' };
  const folder = await writeArtefact('mf-test', '1.0.0', {
    files: { 'server.cjs': bundle },
    release,
  });
  const named = { name: 'mf-test', version: '1.0.0', ...release };
  return await renderViolations({
    folder,
    release: named,
    shellBundle: plainShellBundle,
    fetchApi,
    limits,
  });
}

test('pages that render the same each time have no violations', async () => {
  const bundle = serverBundle({ '/a': goodPage, '/b': goodPage });
  expect(await violationsOf(bundle, ['/a', '/b'])).toEqual([]);
}, 30_000);

test.each([
  ['throws in render', 'broken'],
  ['reads window', 'window is not defined'],
  ['loops for ever', 'processor time'],
  ['never answers', 'did not answer'],
  ['throws at module level', 'broken'],
])(
  'a page that %s is refused with the reason "%s"',
  async (kind, reason) => {
    expect(await violationsOf(hostileBundles[kind] ?? '', ['/hostile'])).toEqual([
      expect.stringMatching(new RegExp(`^/hostile can't be rendered on the server: .*${reason}`)),
    ]);
  },
  60_000,
);

test('a page without text and a page that differs between renders are refused', async () => {
  const bundle = serverBundle({ '/empty': "return '';", '/random': 'return Math.random();' });
  expect(await violationsOf(bundle, ['/empty', '/random'])).toEqual([
    "/empty can't be rendered on the server: It shows no text",
    "/random can't be rendered on the server: Its head differs from one time to the other",
  ]);
}, 30_000);

test('a page with a path parameter is rendered with a value from the API', async () => {
  const api: FetchApi = async () => ({ status: 200, headers: {}, body: '[{"slug":"first"}]' });
  const bundle = `exports.routes = [{ path: '/blog/:slug', load: async () => ({
    load: async ({ parameters }) => ({ status: 200, data: parameters.slug }),
    Page: async (data) => { if (data !== 'first') throw new Error(data); return data; } }) }];`;
  expect(await violationsOf(bundle, ['/blog/:slug'], api)).toEqual([]);
  expect(await violationsOf(bundle, ['/blog/:slug'])).toEqual([expect.stringContaining('example')]);
}, 30_000);
