import { promote } from '@northcast/release/commands/promote';
import { publish } from '@northcast/release/commands/publish';
import { newFolder, newStore, writeArtefact } from '../../release/src/testing/artefact.js';
import { devRegistry } from './dev-middlewares.mjs';

const by = { why: '' };
const libraries = {};

async function storeWith(...releases) {
  const store = await newStore();
  for (const [name, version] of releases) {
    const folder = await writeArtefact(name, version, { release: { libraries } });
    await publish(store, folder, by);
    await promote(store, name, version, by);
  }
  return store;
}

test('areas in watch mode come from their development servers, the others from the live release', async () => {
  const store = await storeWith(
    ['mf-admin', '1.0.0'],
    ['mf-account', '1.0.0'],
    ['mf-account', '1.1.0'],
  );
  const { remotes } = await devRegistry({ 'mf-admin': 4321 }, store);
  expect(remotes.map(({ name, version, base }) => [name, version, base])).toEqual([
    ['mf-admin', 'dev', 'http://127.0.0.1:4321/'],
    ['mf-account', '1.1.0', '/remotes/mf-account/1.1.0/'],
  ]);
});

test('published scripts keep their hashes', async () => {
  const store = await storeWith(['mf-account', '1.0.0']);
  const { remotes } = await devRegistry({}, store);
  expect(Object.keys(remotes[0].integrity)).toEqual(['remote-entry.js']);
  expect(remotes[0].hashes).toMatch(/^sha256-/);
});

test('with an empty store the registry contains only areas in watch mode', async () => {
  const { remotes } = await devRegistry({ 'mf-admin': 4321 }, await newFolder());
  expect(remotes.map(({ name }) => name)).toEqual(['mf-admin']);
});
