import type { LoadFailure } from './load-failure';
import { ChannelAtOnce, FederationRuntime } from './testing/federation-runtime';
import { afterRelease, PageServer, published, registryAddress, show } from './testing/page';

const mockRuntimes: { present?: FederationRuntime } = {};
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => mockRuntimes.present,
}));

const base = '/remotes/mf-account/1.0.0/';
const entry = `${base}remote-entry.js`;
const newer = published('mf-account', '1.1.0');
const routes = { contract: '1.0.0', routes: [] };

let runtime: FederationRuntime;
let server: PageServer;
let reports: unknown[];

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  runtime = new FederationRuntime();
  runtime.modules = { 'mf_account/routes': routes };
  mockRuntimes.present = runtime;
  server = new PageServer();
  reports = [];
  navigator.sendBeacon = (_address, body) => {
    reports.push(...JSON.parse(String(body)).reports);
    return true;
  };
  Object.assign(globalThis, { MessageChannel: ChannelAtOnce });
  performance.getEntriesByType = () => [];
});

interface Asked {
  readonly remote?: string;
  readonly part?: string;
  readonly select?: (module: unknown) => Promise<unknown>;
}

async function load({ remote = 'mf-account', part = '/account', select }: Asked = {}) {
  const { loadFrom } = await import('./load-module');
  const end = loadFrom({
    remote,
    expose: './routes',
    part,
    select: select ?? (async (module) => module),
  }).then(
    (loaded) => ({ loaded, failure: undefined }),
    (failure: LoadFailure) => ({ loaded: undefined, failure }),
  );
  // Advance in steps, because the work after a retry must start before the next timer.
  for (let step = 0; step < 24; step += 1) await jest.advanceTimersByTimeAsync(500);
  return await end;
}

test('an entry script is loaded with its integrity hash and crossOrigin anonymous', async () => {
  show();
  expect(await load()).toMatchObject({ loaded: routes });
  const [script, ...others] = runtime.scripts;
  expect(others).toEqual([]);
  expect(script?.integrity).toBe('sha256-1.0.0');
  expect(script?.crossOrigin).toBe('anonymous');
  expect(new URL(script?.src ?? '').pathname).toBe(entry);
  expect(runtime.timeouts).toEqual([6000]);
  expect(runtime.entries.get('mf_account')).toEqual({
    name: 'mf_account',
    entry,
    entryGlobalName: 'mf_account',
    type: 'global',
  });
  expect(runtime.options).toEqual([{ force: true }]);
  expect(runtime.asked).toEqual([{ id: 'mf_account/routes', options: { from: 'runtime' } }]);
});

test('a remote gets the shared modules of the shell in a share scope of its own', async () => {
  show();
  await load();
  expect(runtime.shared).toHaveLength(1);
  expect(runtime.given).toEqual(runtime.shareScope);
  expect(runtime.given).not.toBe(runtime.shareScope);
});

test('a loaded remote is reused, and its load is reported once for each part', async () => {
  show();
  await load({ part: '/account' });
  await load({ part: '/account' });
  await load({ part: '/dashboard' });
  expect(runtime.scripts).toHaveLength(1);
  expect(runtime.asked).toHaveLength(1);
  expect(runtime.shared).toHaveLength(1);
  expect(reports).toMatchObject([
    { kind: 'load', remote: 'mf-account', version: '1.0.0', outcome: 'ok' },
    { outcome: 'ok' },
  ]);
});

test('two concurrent loads share one instance, also of a renewed remote', async () => {
  show();
  server.answers = afterRelease(newer);
  const { renewRemote } = await import('./load-module');
  for (const instances of [1, 2]) {
    const loads = await Promise.all([load({ part: '/account' }), load({ part: '/dashboard' })]);
    for (const { loaded } of loads) expect(loaded).toBe(routes);
    expect([runtime.options.length, runtime.scripts.length]).toEqual([instances, instances]);
    // The next loads wait for the manifest before they need an instance.
    renewRemote('mf-account');
  }
});

test('a script that fails with a network error is loaded again from another URL', async () => {
  server.answers = { [registryAddress]: { json: show() }, [entry]: { status: 503 } };
  runtime.outcomes = ['is refused'];
  expect(await load()).toMatchObject({ loaded: routes });
  const [first, second] = runtime.scripts.map(({ src }) => new URL(src));
  expect(first?.search).toBe('');
  expect(second?.search).toMatch(/^\?r=2-[0-9a-z]+$/);
  expect(runtime.scripts[1]?.integrity).toBe('sha256-1.0.0');
  expect(reports).toMatchObject([{ outcome: 'ok', version: '1.0.0' }]);
});

test('a network failure that persists ends the load after three attempts', async () => {
  show();
  runtime.outcomes = ['is refused', 'is refused', 'is refused', 'is refused'];
  const { failure } = await load();
  expect(failure).toMatchObject({ name: 'LoadFailure', kind: 'network', remote: 'mf-account' });
  expect(failure?.message).toMatch('RUNTIME-008');
  expect(runtime.scripts).toHaveLength(3);
  expect(reports).toEqual([
    {
      kind: 'load',
      remote: 'mf-account',
      version: '1.0.0',
      outcome: 'network',
      milliseconds: 1200,
    },
  ]);
});

test('a version that returns 404 is replaced by the version that the registry names now', async () => {
  show();
  server.answers = { ...afterRelease(newer), [entry]: { status: 404 } };
  runtime.outcomes = ['is refused'];
  expect(await load()).toMatchObject({ loaded: routes });
  expect(runtime.scripts.map(({ src }) => new URL(src).pathname)).toEqual([
    entry,
    '/remotes/mf-account/1.1.0/remote-entry.js',
  ]);
  expect(reports).toMatchObject([{ outcome: 'ok', version: '1.1.0' }]);
});

test('the scripts of a version that needs another contract are not loaded', async () => {
  show('mf-account', '1.0.0', { contract: '^2.0.0' });
  const { failure } = await load();
  expect(failure).toMatchObject({
    kind: 'contract',
    remote: 'mf-account',
    message: 'Version 1.0.0 needs contract ^2.0.0, this is 1.0.0',
  });
  expect(runtime.scripts).toEqual([]);
  expect(server.addresses).toEqual([registryAddress]);
  expect(reports).toMatchObject([{ outcome: 'contract', version: '1.0.0' }]);
});

test('a load of an unpublished area fails as stale and is not reported', async () => {
  show();
  const { failure } = await load({ remote: 'mf-events' });
  const message = 'No version of this area is published';
  expect(failure).toMatchObject({ kind: 'stale', message });
  expect(reports).toEqual([]);
});

test('an entry that throws is not loaded again', async () => {
  show();
  runtime.outcomes = ['throws'];
  expect((await load()).failure).toMatchObject({ kind: 'execution' });
  expect(runtime.scripts).toHaveLength(1);
});

test('a load that hangs fails with a timeout within the time budget', async () => {
  show();
  runtime.outcomes = ['hangs', 'hangs'];
  const { failure } = await load();
  expect(failure).toMatchObject({ kind: 'timeout', message: './routes took too long' });
  expect(reports).toMatchObject([{ outcome: 'timeout', milliseconds: 10_000 }]);
});

test('a page that fails to load discards the instance, and the next load creates a new one', async () => {
  show();
  const broken = await load({ select: async () => Promise.reject(new Error('no page')) });
  expect(broken.failure).toMatchObject({ kind: 'execution', message: 'no page' });
  expect(await load()).toMatchObject({ loaded: routes });
  expect(runtime.scripts).toHaveLength(2);
});

test('a renewed remote is loaded again at the version that is live now', async () => {
  show();
  await load();
  const { renewRemote } = await import('./load-module');
  server.answers = afterRelease(newer);
  renewRemote('mf-account');
  await load();
  expect(runtime.scripts).toHaveLength(2);
  expect(runtime.scripts[1]?.src).toMatch('/remotes/mf-account/1.1.0/remote-entry.js');
});

test('a new release does not replace a version that is in use', async () => {
  show();
  await load();
  server.answers = afterRelease(newer);
  const { publishedRemotes, refreshRegistry } = await import('./page-manifest');
  await refreshRegistry();
  expect(publishedRemotes()).toMatchObject([{ version: '1.0.0' }]);
  await load({ part: '/dashboard' });
  expect(runtime.scripts).toHaveLength(1);
});

describe('the list of hashes', () => {
  const list = `${base}hashes.json`;
  const hashes = 'sha256-list';

  test('is requested once with its own hash, and its hashes apply to the other scripts', async () => {
    show('mf-account', '1.0.0', { hashes });
    server.answers = { [list]: { json: { 'page.js': 'sha256-page' } } };
    await load();
    await load({ part: '/dashboard' });
    expect(server.addresses).toEqual([list]);
    expect(server.requests[0]?.init?.integrity).toBe(hashes);
    const { integrityOf } = await import('./script-verification');
    expect(integrityOf(`${base}page.js`)).toBe('sha256-page');
    expect(integrityOf(entry)).toBe('sha256-1.0.0');
  });

  test('is accompanied by a preload of the entry with the hash of the entry', async () => {
    show('mf-account', '1.0.0', { hashes });
    server.answers = { [list]: { json: {} } };
    await load();
    const link = document.head.querySelector('link');
    expect(link).toMatchObject({
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      integrity: 'sha256-1.0.0',
    });
    expect(link?.getAttribute('href')).toBe(entry);
  });

  test.each([
    [404, 'stale'],
    [410, 'stale'],
    [503, 'network'],
  ])('that returns %i makes the load fail as %s, and no script runs', async (status, kind) => {
    show('mf-account', '1.0.0', { hashes });
    server.answers = { [list]: { status } };
    expect((await load()).failure).toMatchObject({
      kind,
      message: `The list of hashes answered ${status}`,
    });
    expect(runtime.scripts).toEqual([]);
  });

  test('that does not match its hash makes the load fail as an integrity failure', async () => {
    show('mf-account', '1.0.0', { hashes });
    let attempts = 0;
    server.answers = {
      [list]: async () => {
        attempts += 1;
        // Browsers reject a response whose hash differs.
        if (attempts === 1) throw new TypeError('Failed to fetch');
        return { bytes: Buffer.from('{}') };
      },
    };
    expect((await load()).failure).toMatchObject({
      kind: 'integrity',
      message: 'The list of hashes could not be had',
      cause: expect.any(TypeError),
    });
  });

  test('that times out makes the load fail as a timeout', async () => {
    show('mf-account', '1.0.0', { hashes });
    server.answers = {
      [list]: async () => Promise.reject(new DOMException('', 'TimeoutError')),
    };
    expect((await load()).failure).toMatchObject({ kind: 'timeout' });
  });

  test('is requested again from another URL after a failure', async () => {
    show('mf-account', '1.0.0', { hashes });
    server.answers = { [list]: { status: 503 } };
    await load();
    expect(server.addresses.filter((each) => each.startsWith(list))).toEqual([
      list,
      expect.stringMatching(/hashes\.json\?r=2-/),
      expect.stringMatching(/hashes\.json\?r=3-/),
    ]);
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
  });
});
