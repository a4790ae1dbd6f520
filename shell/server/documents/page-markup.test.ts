import type { LiveRegistry } from '../registry/live-registry.js';
import { FailingVersions } from './failing-versions.js';
import { PageMarkup } from './page-markup.js';
import type { PageRenderer } from './page-renderer.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const frameMarkup = { head: '', body: '', css: '', page: {} };
const firstLive: { stable: string; previous?: string } = { stable: '1.0.0' };
const never = () => new Promise<never>(() => undefined);

/** Markup of versions of two remotes, whose renderers and stable version are given. */
function newMarkup({ page, frame = async () => frameMarkup }: RenderFunctions, live = firstLive) {
  const renderer = { page, frame, shellBuild: async () => 'build' } as unknown as PageRenderer;
  const pointers = async () => ({ remotes: { 'mf-one': live, 'mf-two': live } });
  const registry = { pointers, pointersOf: () => live } as unknown as LiveRegistry;
  const markup = new PageMarkup(renderer, registry, new FailingVersions(), 1_000_000);
  return (name: string, path: string, pathname: string, version = live.stable) => {
    const remote = { name, version } as never;
    const match = { remote, path, prerender: true, parameters: {} };
    return markup.of(match, pathname, { signedIn: false, navigation: {} });
  };
}

interface PageOfVersion {
  readonly pathname: string;
  readonly match: { readonly remote: { readonly version: string } };
}

interface RenderFunctions {
  readonly page: (page: PageOfVersion) => Promise<unknown>;
  readonly frame?: () => Promise<unknown>;
}

/** Shows pages that all fail, and returns the paths that are retried without a visitor. */
async function retriedAfter(visit: (show: ReturnType<typeof newMarkup>) => Promise<void>) {
  const page = jest.fn(async (_page: PageOfVersion) => {
    throw new Error('broken');
  });
  await visit(newMarkup({ page }));
  page.mockClear();
  await jest.advanceTimersByTimeAsync(1500);
  return page.mock.calls.map(([{ pathname }]) => pathname);
}

test('of made-up addresses that fail, only a few are retried without a visitor', async () => {
  const retried = await retriedAfter(async (show) => {
    for (let number = 0; number < 200; number += 1) {
      await show('mf-one', '/items/:slug', `/items/${number}`);
    }
    await show('mf-one', '/about', '/about');
  });
  expect(retried).toContain('/about');
  expect(retried.length).toBeLessThan(30);
});

test.each([
  ['made-up addresses of another remote', 'mf-one', () => '/items/:slug'],
  ['pages of routes without parameters', 'mf-two', (pathname: string) => pathname],
])('%s that wait for a retry keep no other page from it', async (_name, remote, routeOf) => {
  const retried = await retriedAfter(async (show) => {
    for (let number = 0; number < 30; number += 1) {
      const pathname = `/items/${number}`;
      await show(remote, routeOf(pathname), pathname);
    }
    await show('mf-two', '/posts/:slug', '/posts/first');
  });
  expect(retried).toContain('/posts/first');
});

test('a page that takes too long is shown when it is rendered before its substitute', async () => {
  const rendered = { ...frameMarkup, status: 200, body: 'The page', page: { pathname: '/about' } };
  const page = () => new Promise((resolve) => setTimeout(resolve, 6000, rendered));
  const shown = newMarkup({ page, frame: never })('mf-one', '/about', '/about');
  await jest.advanceTimersByTimeAsync(6000);
  expect(await Promise.race([shown, 'nothing'])).toMatchObject({ rendered: { body: 'The page' } });
});

/** Shows `/about` of an area whose version 3.0.0 fails. */
function brokenAbout(live: typeof firstLive) {
  const page = async ({ match: { remote }, pathname }: PageOfVersion) => {
    if (remote.version === '3.0.0') throw new Error('broken');
    return { ...frameMarkup, status: 200, body: remote.version, page: { pathname } };
  };
  const show = newMarkup({ page }, live);
  return async (version?: string) =>
    (await show('mf-one', '/about', '/about', version)).rendered.body;
}

test('a failing page is shown as a version rendered it before it became stable', async () => {
  const live = { stable: '1.0.0' };
  const about = brokenAbout(live);
  expect(await about()).toBe('1.0.0');
  expect(await about('2.0.0')).toBe('2.0.0');
  expect(await about('3.0.0')).toBe('1.0.0');
  live.stable = '2.0.0';
  expect(await about()).toBe('2.0.0');
  live.stable = '3.0.0';
  expect(await about()).toBe('2.0.0');
});

test.each([
  ['canary', { stable: '2.0.0', previous: '1.0.0' }],
  ['stable version', { stable: '3.0.0', previous: '2.0.0' }],
])('a failing %s shows what was rendered ahead and not visited since', async (_role, after) => {
  const live = { stable: '1.0.0' };
  const about = brokenAbout(live);
  await about();
  await about('2.0.0');
  Object.assign(live, after);
  expect(await about('3.0.0')).toBe('2.0.0');
});
