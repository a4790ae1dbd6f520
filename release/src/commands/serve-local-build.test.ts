import { readDeployed } from '../deployed/read-deployed.js';
import { readRegistry } from '../registry/read-registry.js';
import { newStore, writeArtefact } from '../testing/artefact.js';
import { publishTo, why } from '../testing/team-store.js';
import { promote } from './promote.js';
import { serveLocalBuild } from './serve-local-build.js';

/** Serves a build that exceeds the size budget. */
async function serve(store: string, version: string): Promise<boolean> {
  const exposes = { './routes': { preload: [], brotliBytes: 5000, totalBrotliBytes: 5000 } };
  const folder = await writeArtefact('mf-admin', version, { release: { exposes } });
  return await serveLocalBuild(store, 'mf-admin', version, folder, await readDeployed(store));
}

const stableOf = async (store: string) => (await readRegistry(store)).remotes['mf-admin']?.stable;

test('a build of the working copy goes live if nothing or an earlier such build is live', async () => {
  const store = await newStore();
  for (const version of ['1.0.0-local.one', '1.0.0-local.two', '1.0.0-local.one']) {
    expect(await serve(store, version)).toBe(true);
    expect(await stableOf(store)).toBe(version);
  }
});

test('a build of the working copy that is live already is not promoted again', async () => {
  const store = await newStore();
  await serve(store, '1.0.0-local.one');
  expect(await serve(store, '1.0.0-local.one')).toBe(true);
  expect((await readRegistry(store)).revision).toBe(1);
});

test('a build of the working copy does not replace a released version', async () => {
  const store = await newStore();
  await publishTo(store, 'mf-admin', '1.0.0');
  await promote(store, 'mf-admin', '1.0.0', why);
  expect(await serve(store, '1.1.0-local.one')).toBe(false);
  expect(await stableOf(store)).toBe('1.0.0');
});
