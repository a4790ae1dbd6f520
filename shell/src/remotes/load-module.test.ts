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

test('an entry runs only with its hash, and asks for no cookies', async () => {
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

test('a remote is given what the shell shares, in a scope of its own', async () => {
  show();
  await load();
  expect(runtime.shared).toHaveLength(1);
  expect(runtime.given).toEqual(runtime.shareScope);
  expect(runtime.given).not.toBe(runtime.shareScope);
});

test('what is loaded stays, and is reported once for each part', async () => {
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

test('two loads at once share one instance', async () => {
  show();
  await Promise.all([load({ part: '/account' }), load({ part: '/dashboard' })]);
  expect(runtime.scripts).toHaveLength(1);
});

test('a script that was refused and is right when asked for again is tried under another address', async () => {
  server.answers = { [registryAddress]: { json: show() }, [entry]: { status: 503 } };
  runtime.outcomes = ['is refused'];
  expect(await load()).toMatchObject({ loaded: routes });
  const [first, second] = runtime.scripts.map(({ src }) => new URL(src));
  expect(first?.search).toBe('');
  expect(second?.search).toMatch(/^\?r=2-[0-9a-z]+$/);
  expect(runtime.scripts[1]?.integrity).toBe('sha256-1.0.0');
  expect(reports).toMatchObject([{ outcome: 'ok', version: '1.0.0' }]);
});

test('a network that stays down ends the load after two more attempts', async () => {
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

test('a version that is gone is replaced by the one that the registry names now', async () => {
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

test('a version that needs another contract is never asked for', async () => {
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

test('an area that nobody has published is stale, and counts against no version', async () => {
  show();
  const { failure } = await load({ remote: 'mf-events' });
  expect(failure).toMatchObject({
    kind: 'stale',
    message: 'No version of this area is published',
  });
  expect(reports).toEqual([]);
});

test('an entry that throws is not tried again', async () => {
  show();
  runtime.outcomes = ['throws'];
  expect((await load()).failure).toMatchObject({ kind: 'execution' });
  expect(runtime.scripts).toHaveLength(1);
});

test('a load that hangs ends within its budget', async () => {
  show();
  runtime.outcomes = ['hangs', 'hangs'];
  const { failure } = await load();
  expect(failure).toMatchObject({ kind: 'timeout', message: './routes took too long' });
  expect(reports).toMatchObject([{ outcome: 'timeout', milliseconds: 10_000 }]);
});

test('a page of the area that fails to load ends the instance, and the next load begins another', async () => {
  show();
  const broken = await load({ select: async () => Promise.reject(new Error('no page')) });
  expect(broken.failure).toMatchObject({ kind: 'execution', message: 'no page' });
  expect(await load()).toMatchObject({ loaded: routes });
  expect(runtime.scripts).toHaveLength(2);
});

test('a remote that is renewed is asked for again at the version that is live then', async () => {
  show();
  await load();
  const { renewRemote } = await import('./load-module');
  server.answers = afterRelease(newer);
  renewRemote('mf-account');
  await load();
  expect(runtime.scripts).toHaveLength(2);
  expect(runtime.scripts[1]?.src).toMatch('/remotes/mf-account/1.1.0/remote-entry.js');
});

test('a release in the meantime leaves a version alone that is in use', async () => {
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

  test('is asked for by its own hash, and lets the other scripts run', async () => {
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

  test('lets the entry be fetched while it is on its way, with its hash', async () => {
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
  ])('that answers %i makes the load fail as %s, and no script is run', async (status, kind) => {
    show('mf-account', '1.0.0', { hashes });
    server.answers = { [list]: { status } };
    expect((await load()).failure).toMatchObject({
      kind,
      message: `The list of hashes answered ${status}`,
    });
    expect(runtime.scripts).toEqual([]);
  });

  test('that is not what was published makes the load fail at once', async () => {
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

  test('that does not come in time makes the load fail as a timeout', async () => {
    show('mf-account', '1.0.0', { hashes });
    server.answers = {
      [list]: async () => Promise.reject(new DOMException('', 'TimeoutError')),
    };
    expect((await load()).failure).toMatchObject({ kind: 'timeout' });
  });

  test('is asked for again after a failure, under another address', async () => {
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
