import { rm } from 'node:fs/promises';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { readDeployed } from '../deployed/read-deployed.js';
import { publishedVersions } from '../publications/release-store.js';
import { readRegistry } from '../registry/read-registry.js';
import { artefactPath } from '../store/store-layout.js';
import { newStore, writeArtefact } from '../testing/artefact.js';
import { newKey, signingWith } from '../testing/key-files.js';
import { publishTo, why } from '../testing/team-store.js';
import { addKey } from './keys.js';
import { promote } from './promote.js';
import { serveLocalBuilds } from './serve-local-builds.js';

type Addresses = Readonly<Record<RemoteName, readonly string[]>>;

/** Serves builds of these areas, with their addresses; each exceeds the size budget. */
async function serve(
  store: string,
  version: string,
  addresses: Addresses = { 'mf-admin': ['/admin'] },
): Promise<readonly RemoteName[]> {
  const exposes = { './routes': { preload: [], brotliBytes: 5000, totalBrotliBytes: 5000 } };
  const builds = Object.entries(addresses).map(async ([remote, paths]) => {
    const release = { exposes, routes: paths.map((path) => ({ path })) };
    return { remote, version, folder: await writeArtefact(remote, version, { release }) };
  });
  return await serveLocalBuilds(store, await Promise.all(builds), await readDeployed(store));
}

const stableOf = async (store: string, remote = 'mf-admin') =>
  (await readRegistry(store)).remotes[remote]?.stable;

async function storeWithReleasedVersion() {
  const store = await newStore();
  await publishTo(store, 'mf-admin', '1.0.0');
  await promote(store, 'mf-admin', '1.0.0', why);
  return store;
}

test('a build of the working copy goes live if nothing or an earlier such build is live', async () => {
  const store = await newStore();
  for (const version of ['1.0.0-local.one', '1.0.0-local.two', '1.0.0-local.one']) {
    expect(await serve(store, version)).toEqual([]);
    expect(await stableOf(store)).toBe(version);
  }
});

test('a build of the working copy that is live already is not promoted again', async () => {
  const store = await newStore();
  await serve(store, '1.0.0-local.one');
  expect(await serve(store, '1.0.0-local.one')).toEqual([]);
  expect((await readRegistry(store)).revision).toBe(1);
});

test('a version that is released while builds are published stays live', async () => {
  const store = await newStore();
  await serve(store, '1.0.0-local.one');
  await publishTo(store, 'mf-admin', '1.0.0');
  const areas = { 'mf-account': ['/account'], 'mf-admin': ['/admin'] };
  await Promise.allSettled([
    serve(store, '1.0.0-local.two', areas),
    promote(store, 'mf-admin', '1.0.0', why),
  ]);
  expect(await stableOf(store)).toBe('1.0.0');
});

test('a live build whose files were deleted is published again', async () => {
  const store = await newStore();
  await serve(store, '1.0.0-local.one');
  await rm(artefactPath(store, 'mf-admin', '1.0.0-local.one'), { recursive: true });
  await serve(store, '1.0.0-local.one');
  expect(await publishedVersions(store, 'mf-admin')).toEqual(['1.0.0-local.one']);
});

test('a build is not even published while a released version is live', async () => {
  const store = await storeWithReleasedVersion();
  expect(await serve(store, '1.1.0-local.one')).toEqual(['mf-admin']);
  expect(await stableOf(store)).toBe('1.0.0');
  expect(await publishedVersions(store, 'mf-admin')).toEqual(['1.0.0']);
});

test("a server's key suffices while released versions are live", async () => {
  const store = await storeWithReleasedVersion();
  const server = newKey();
  await addKey(store, { remote: null, publicKey: server.publicPem, name: 'Shell 1' }, why);
  const kept = await signingWith(server, store, () => serve(store, '1.1.0-local.one'));
  expect(kept).toEqual(['mf-admin']);
});

test('an address may move to any other area, and back', async () => {
  const store = await newStore();
  const before = { 'mf-account': ['/dashboard'], 'mf-marketing': ['/', '/guide'] };
  const after = { 'mf-account': ['/dashboard', '/guide'], 'mf-marketing': ['/'] };
  for (const [version, addresses] of [
    ['1.0.0-local.one', before],
    ['1.0.0-local.two', after],
    ['1.0.0-local.one', before],
  ] as const) {
    await serve(store, version, addresses);
    expect(await stableOf(store, 'mf-account')).toBe(version);
    expect(await stableOf(store, 'mf-marketing')).toBe(version);
  }
});

test('an address of a released version is refused, and nothing goes live', async () => {
  const store = await storeWithReleasedVersion();
  const serving = serve(store, '1.0.0-local.one', {
    'mf-account': ['/dashboard'],
    'mf-marketing': ['/mf-admin'],
  });
  await expect(serving).rejects.toThrow("'/mf-admin' of mf-admin 1.0.0");
  expect(Object.keys((await readRegistry(store)).remotes)).toEqual(['mf-admin']);
});
