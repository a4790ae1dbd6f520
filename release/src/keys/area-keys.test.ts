import { rm } from 'node:fs/promises';
import { startCanary, stopCanary } from '../commands/canary.js';
import { addKey, confirmRegistry, removeKey } from '../commands/keys.js';
import { openPreviewToken, previewToken } from '../commands/preview-link.js';
import { promote } from '../commands/promote.js';
import { rollback } from '../commands/rollback.js';
import { sha384 } from '../hashes.js';
import { readHistory } from '../changes/history.js';
import { readRegistry, trustedKeys } from '../registry/read-registry.js';
import { type RegistryRevision, revisionPath } from '../registry/registry-revision.js';
import { readTrustedRevision } from '../registry/revision-chain.js';
import { readRelease } from '../publications/release-store.js';
import { newKey, signingWith } from '../testing/key-files.js';
import { forge, newTeamKey, publishTo, storeWithTeam, why } from '../testing/team-store.js';
import { publicKey } from './release-keys.js';

test('the holder of an area key publishes, promotes, canaries and rolls back that area, under the name of the key', async () => {
  const { store, team } = await storeWithTeam();
  await signingWith(team, store, async () => {
    await publishTo(store, 'mf-account', '1.1.0');
    await promote(store, 'mf-account', '1.1.0', why);
    await publishTo(store, 'mf-account', '1.2.0');
    await startCanary(store, 'mf-account', '1.2.0', 5, why);
    await stopCanary(store, 'mf-account', why);
    await rollback(store, 'mf-account', why, '1.0.0');
  });
  const registry = await readRegistry(store);
  expect(registry.remotes['mf-account']).toMatchObject({ stable: '1.0.0', canary: null });
  expect(registry).toMatchObject({ revision: 7, sinceRoot: 4 });
  const entries = await readHistory(store);
  expect(entries.slice(0, 6).map(({ who }) => who)).toEqual(Array(6).fill('Account team'));
  await readRelease(store, 'mf-account', '1.1.0');
});

test('is refused for another area, in publishing, promoting and preview links, and nothing changes', async () => {
  const { store, team } = await storeWithTeam();
  await publishTo(store, 'mf-admin', '1.1.0');
  await signingWith(team, store, async () => {
    const refused = /'Account team' is for mf-account and not for mf-admin/;
    await expect(publishTo(store, 'mf-admin', '1.2.0')).rejects.toThrow(refused);
    await expect(promote(store, 'mf-admin', '1.1.0', why)).rejects.toThrow(refused);
    await expect(previewToken(store, 'mf-admin', '1.1.0', 1)).rejects.toThrow(refused);
    const another = { ...newTeamKey(newKey()), name: 'Another' };
    await expect(addKey(store, another, why)).rejects.toThrow(/may only release areas/);
  });
  expect((await readRegistry(store)).revision).toBe(3);
});

test('a key that nobody added is told so', async () => {
  const { store } = await storeWithTeam();
  const stranger = signingWith(newKey(), store, () => promote(store, 'mf-account', '1.0.0', why));
  await expect(stranger).rejects.toThrow(/does not know the key/);
});

test('a preview link that an area key signed opens its area, and no other', async () => {
  const { store, team } = await storeWithTeam();
  const token = await signingWith(team, store, () => previewToken(store, 'mf-account', '1.0.0', 1));
  const keys = await trustedKeys(store);
  expect(openPreviewToken(token, keys)).toMatchObject({ remote: 'mf-account' });
  const admins = keys.delegated.map((key) => ({ ...key, areas: ['mf-admin'] }));
  expect(openPreviewToken(token, { ...keys, delegated: admins })).toBeNull();
});

describe('a revision that an area key signed is not trusted', () => {
  const live = { stable: '9.9.9', previous: null, canary: null };

  test.each<[string, (honest: RegistryRevision) => Partial<RegistryRevision>, RegExp]>([
    [
      'when it moves another area',
      ({ remotes }) => ({ remotes: { ...remotes, 'mf-admin': live } }),
      /not for mf-admin/,
    ],
    [
      'when it drops another area',
      ({ remotes }) => ({ remotes: { 'mf-account': remotes['mf-account'] } as typeof remotes }),
      /not for mf-admin/,
    ],
    [
      'when it gives itself another area',
      ({ keys = [] }) => ({ keys: keys.map((key) => ({ ...key, areas: ['mf-admin'] })) }),
      /only the root key may say/,
    ],
    [
      'when it names somebody else',
      ({ change }) => ({ change: change && { ...change, who: 'root', key: 'root' } }),
      /only the root key may say/,
    ],
    [
      'when it calls itself automatic',
      ({ change }) => ({ change: change && { ...change, who: 'automatic' } }),
      /only the root key may say/,
    ],
    ['when it was made of another state', () => ({ before: sha384('other') }), /not made of/],
    ['when it miscounts', () => ({ sinceRoot: 0 }), /only the root key may say/],
    [
      'when it leaves numbers out',
      ({ revision }) => ({ revision: revision + 10 }),
      /revision \d+ can't be read/i,
    ],
  ])('%s', async (_name, change, reason) => {
    const { store, team } = await storeWithTeam();
    await forge(store, team, change);
    await expect(readRegistry(store)).rejects.toThrow(reason);
  });

  test('but an honest one by the same means is', async () => {
    const { store, team } = await storeWithTeam();
    await forge(store, team, ({ remotes }) => ({ remotes: { ...remotes, 'mf-account': live } }));
    expect((await readRegistry(store)).remotes['mf-account']).toEqual(live);
  });

  test('after its key was removed', async () => {
    const { store, team } = await storeWithTeam();
    await removeKey(store, 'Account team', { distrust: false }, why);
    await forge(store, team, () => ({}));
    await expect(readRegistry(store)).rejects.toThrow(/not signed by the release key/);
  });

  test('when a state before it was replaced', async () => {
    const { store, team } = await storeWithTeam();
    await publishTo(store, 'mf-account', '1.1.0');
    await signingWith(team, store, async () => {
      await promote(store, 'mf-account', '1.1.0', why);
      await promote(store, 'mf-account', '1.0.0', why);
    });
    await rm(revisionPath(store, 5));
    await rm(revisionPath(store, 4));
    await forge(store, team, ({ remotes }) => ({ remotes: { ...remotes, 'mf-account': live } }));
    await forge(store, team, () => ({ before: sha384('what was there') }));
    await expect(readRegistry(store)).rejects.toThrow(/not made of revision 4/);
  });

  test('to a server that serves another line of states, though the line itself is good', async () => {
    const { store, team } = await storeWithTeam();
    await publishTo(store, 'mf-account', '1.1.0');
    const root = await publicKey(store);
    await promote(store, 'mf-admin', '1.0.0', why);
    await signingWith(team, store, () => promote(store, 'mf-account', '1.1.0', why));
    const served = await readTrustedRevision(store, 5, root);
    await rm(revisionPath(store, 5));
    await rm(revisionPath(store, 4));
    for (let count = 0; count < 3; count += 1) await forge(store, team, () => ({}));
    await expect(readTrustedRevision(store, 6, root, served)).rejects.toThrow(/not the one that/);
    await expect(readTrustedRevision(store, 6, root)).resolves.toBeDefined();
  });
});

test('root signs the registry as it stands, so that verifying begins there', async () => {
  const { store, team } = await storeWithTeam();
  await signingWith(team, store, () => promote(store, 'mf-account', '1.0.0', why));
  const { remotes } = await readRegistry(store);
  await confirmRegistry(store, why);
  const confirmed = await readRegistry(store);
  expect(confirmed.remotes).toEqual(remotes);
  expect(confirmed.sinceRoot).toBeUndefined();
});

test.each([
  ['root', /can't be a key's name/],
  ['automatic', /can't be a key's name/],
  ['Account\nteam', /can't be a key's name/],
  ['account TEAM', /Another key is called/],
])('a key is not called %j', async (name, reason) => {
  const { store } = await storeWithTeam();
  const key = { remote: 'mf-admin', publicKey: newKey().publicPem, name };
  await expect(addKey(store, key, why)).rejects.toThrow(reason);
});

test('a private key is not taken for a public one', async () => {
  const { store } = await storeWithTeam();
  const key = { remote: 'mf-admin', publicKey: newKey().privatePem };
  await expect(addKey(store, key, why)).rejects.toThrow(/never leaves its holder/);
});
