import { ChannelAtOnce, FederationRuntime } from '../remotes/testing/federation-runtime';
import {
  afterRelease,
  manifest,
  PageServer,
  published,
  registryAddress,
  showDocument,
} from '../remotes/testing/page';

const mockRuntimes: { present?: FederationRuntime } = {};
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => mockRuntimes.present,
}));

const Page = () => null;
let runtime: FederationRuntime;
let server: PageServer;

beforeEach(() => {
  jest.resetModules();
  runtime = new FederationRuntime();
  mockRuntimes.present = runtime;
  runtime.modules['mf_account/routes'] = {
    contract: '1.0.0',
    routes: [
      { path: '/other', load: async () => ({}) },
      { path: '/mf-account', load: async () => ({ Page }) },
    ],
  };
  server = new PageServer();
  showDocument(manifest([published()]));
  performance.getEntriesByType = () => [];
  Object.assign(globalThis, { MessageChannel: ChannelAtOnce });
});

const open = () => import('./load-page');

test('a path loads the page of its route, with the data of the document', async () => {
  const { loadRouteState } = await open();
  expect(await loadRouteState('/mf-account', { data: { total: 3 } })).toMatchObject({
    kind: 'page',
    remote: 'mf-account',
    route: { path: '/mf-account' },
    module: { Page },
    data: { total: 3 },
  });
  expect(await loadRouteState('/mf-account')).toMatchObject({ kind: 'page', data: undefined });
  expect(server.addresses).toEqual([]);
});

test('a path of no area is not found after one request for the registry', async () => {
  const { loadRouteState } = await open();
  expect(await loadRouteState('/nowhere')).toEqual({ kind: 'not-found' });
  expect(server.addresses).toEqual([registryAddress]);
});

test('a path that a new release adds is found, and the released version is loaded', async () => {
  const { loadRouteState } = await open();
  await loadRouteState('/mf-account');
  runtime.modules['mf_account/routes'] = {
    contract: '1.0.0',
    routes: [{ path: '/new', load: async () => ({ Page }) }],
  };
  const released = published('mf-account', '1.1.0', { routes: [{ path: '/new' }] });
  server.answers = afterRelease(released);
  expect(await loadRouteState('/new')).toMatchObject({ kind: 'page', route: { path: '/new' } });
  expect(runtime.scripts.at(-1)?.src).toMatch('/remotes/mf-account/1.1.0/');
});

test('a path that only a version for a newer shell has does not fit this page', async () => {
  const { loadRouteState } = await open();
  const routes = [{ path: '/mf-account' }, { path: '/new' }];
  server.answers = afterRelease(published('mf-account', '2.0.0', { contract: '^99.0.0', routes }));
  expect(await loadRouteState('/new')).toMatchObject({
    kind: 'failed',
    failure: { kind: 'contract', remote: 'mf-account' },
  });
  expect(await loadRouteState('/mf-account')).toMatchObject({ kind: 'page' });
  expect(runtime.scripts.at(-1)?.src).toMatch('/remotes/mf-account/1.0.0/');
});

test.each([
  [['mf-events'], 'mf-events'],
  [['mf-events', 'mf-admin'], null],
])('with %p unavailable, an unknown path fails as stale for %p', async (unavailable, remote) => {
  showDocument(manifest([published()], { unavailable }));
  const { loadRouteState } = await open();
  expect(await loadRouteState('/events')).toMatchObject({
    kind: 'failed',
    failure: { kind: 'stale', remote, message: 'No version of the area can be had' },
  });
});

test.each([
  ['exports nothing', undefined, 'The area exports no routes'],
  ['exports null', null, 'The area exports no routes'],
  ['exports no routes', { contract: '1.0.0' }, 'The area exports no routes'],
  ['has no such route', { routes: [] }, 'The area has no page for /mf-account'],
  [
    'has a page without a component',
    { routes: [{ path: '/mf-account', load: async () => ({}) }] },
    '/mf-account exports no Page',
  ],
])('an area that %s fails as an execution error', async (_name, exposed, message) => {
  runtime.modules['mf_account/routes'] = exposed;
  const { loadRouteState } = await open();
  expect(await loadRouteState('/mf-account')).toMatchObject({
    kind: 'failed',
    failure: { kind: 'execution', remote: 'mf-account', message },
  });
});

test('an error that is not a load failure is thrown', async () => {
  document.body.innerHTML = '';
  const { loadRouteState } = await open();
  await expect(loadRouteState('/mf-account')).rejects.toThrow('The document carries no registry');
});

test('a reload loads the version that is live now', async () => {
  const { loadRouteState, reloadRouteState } = await open();
  await loadRouteState('/mf-account');
  const released = published('mf-account', '1.1.0');
  server.answers = afterRelease(released);
  expect(await reloadRouteState('/mf-account')).toMatchObject({ kind: 'page' });
  expect(runtime.scripts.map(({ src }) => new URL(src).pathname)).toEqual([
    '/remotes/mf-account/1.0.0/remote-entry.js',
    '/remotes/mf-account/1.1.0/remote-entry.js',
  ]);
  expect(await reloadRouteState('/nowhere')).toEqual({ kind: 'not-found' });
});
