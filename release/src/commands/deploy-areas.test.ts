import { publishedVersions } from '../publications/release-store.js';
import { newStore, writeArtefact } from '../testing/artefact.js';
import { why } from '../testing/team-store.js';
import { deployAreas } from './deploy-areas.js';
import { promoteTogether } from './promote.js';
import { publish } from './publish.js';

type Addresses = Readonly<Record<string, readonly string[]>>;

/** Areas in the order of the attempts. */
let tried: string[] = [];

beforeEach(() => {
  tried = [];
});

/** Publishes a version of each area, in the order of their names. */
async function deploy(store: string, version: string, addresses: Addresses) {
  return await deployAreas(Object.keys(addresses).sort(), async (remote) => {
    tried.push(remote);
    if ((await publishedVersions(store, remote)).includes(version)) return false;
    const routes = (addresses[remote] ?? []).map((path) => ({ path }));
    await publish(store, await writeArtefact(remote, version, { release: { routes } }), why);
    return true;
  });
}

/** A store in which both areas have a live version. */
async function storeWithAreas() {
  const store = await newStore();
  await deploy(store, '1.0.0', { 'mf-account': ['/dashboard'], 'mf-marketing': ['/', '/guide'] });
  const live = ['mf-account', 'mf-marketing'].map((remote) => ({ remote, version: '1.0.0' }));
  await promoteTogether(store, live, why);
  return store;
}

test('an area gets a page that another gives up, although it is published first', async () => {
  const store = await storeWithAreas();
  const after = { 'mf-account': ['/dashboard', '/guide'], 'mf-marketing': ['/'] };
  expect(await deploy(store, '1.1.0', after)).toEqual([]);
  expect(await publishedVersions(store, 'mf-account')).toContain('1.1.0');
});

test('an area that claims a page of another is refused, and the others are published', async () => {
  const store = await storeWithAreas();
  const after = { 'mf-account': ['/dashboard', '/guide'], 'mf-marketing': ['/', '/guide'] };
  expect(await deploy(store, '1.1.0', after)).toEqual([
    expect.stringContaining("'/guide' overlaps '/guide' of mf-marketing 1.0.0"),
  ]);
  expect(await publishedVersions(store, 'mf-marketing')).toContain('1.1.0');
  tried = [];
  await deploy(store, '1.1.0', after);
  // Nothing has been published since, so nothing has changed for the area that was refused.
  expect(tried).toEqual(['mf-account', 'mf-marketing']);
});
