import { rm } from 'node:fs/promises';
import { readHistory } from '../changes/history.js';
import { startCanary, stopCanary } from '../commands/canary.js';
import { addKey, confirmRegistry, removeKey } from '../commands/keys.js';
import { openPreviewToken, previewToken } from '../commands/preview-link.js';
import { promote } from '../commands/promote.js';
import { rollback } from '../commands/rollback.js';
import { sha384 } from '../hashes.js';
import { readRelease } from '../publications/release-store.js';
import { readRegistry, trustedKeys } from '../registry/read-registry.js';
import {
  type Pointers,
  type RegistryRevision,
  revisionPath,
} from '../registry/registry-revision.js';
import { readTrustedRevision } from '../registry/revision-chain.js';
import { newKey, signingWith } from '../testing/key-files.js';
import { forge, newTeamKey, publishTo, storeWithTeam, why } from '../testing/team-store.js';
import { publicKey } from './release-keys.js';

test('an area key can publish, promote, canary and roll back its area under its own name', async () => {
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

test('an area key cannot publish, promote or preview another area or add keys', async () => {
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

test('a key that was never added is refused', async () => {
  const { store } = await storeWithTeam();
  const stranger = signingWith(newKey(), store, () => promote(store, 'mf-account', '1.0.0', why));
  await expect(stranger).rejects.toThrow(/does not know the key/);
});

test('a preview link signed by an area key is valid only for its area', async () => {
  const { store, team } = await storeWithTeam();
  const token = await signingWith(team, store, () => previewToken(store, 'mf-account', '1.0.0', 1));
  const keys = await trustedKeys(store);
  expect(openPreviewToken(token, keys)).toMatchObject({ remote: 'mf-account' });
  const admins = keys.delegated.map((key) => ({ ...key, areas: ['mf-admin'] }));
  expect(openPreviewToken(token, { ...keys, delegated: admins })).toBeNull();
});

describe('a revision signed by an area key', () => {
  const live = { stable: '9.9.9', previous: null, canary: null };
  /** The change that gives mf-account these pointers. */
  const pointing =
    (pointers: object) =>
    ({ remotes }: RegistryRevision) => ({
      remotes: { ...remotes, 'mf-account': pointers as Pointers },
    });

  test.each<[string, (honest: RegistryRevision) => Partial<RegistryRevision>, RegExp]>([
    [
      'changes another area',
      ({ remotes }) => ({ remotes: { ...remotes, 'mf-admin': live } }),
      /not for mf-admin/,
    ],
    [
      'removes another area',
      ({ remotes }) => ({ remotes: { 'mf-account': remotes['mf-account'] } as typeof remotes }),
      /not for mf-admin/,
    ],
    [
      'assigns another area to the key',
      ({ keys = [] }) => ({ keys: keys.map((key) => ({ ...key, areas: ['mf-admin'] })) }),
      /only the root key may say/,
    ],
    [
      'says that it moved another area as well',
      ({ change }) => ({
        change: change && { ...change, with: [{ remote: 'mf-admin', version: '9.9.9' }] },
      }),
      /not for mf-admin/,
    ],
    [
      'adds an area with the name of a property that every object inherits',
      ({ remotes }) => ({ remotes: { ...remotes, ...JSON.parse('{"__proto__": {}}') } }),
      /no valid pointers of __proto__/,
    ],
    ['has no pointers for its area', pointing({}), /no valid pointers of mf-account/],
    [
      'does not say whether its area has a canary',
      pointing({ stable: '9.9.9', previous: null }),
      /no valid pointers of mf-account/,
    ],
    [
      'has a number in place of the steps of its canary',
      pointing({ ...live, canary: { version: '1.0.0', percent: 5, steps: 5 } }),
      /no valid pointers of mf-account/,
    ],
    [
      'has a number as its reason',
      ({ change }) => ({ change: { ...change, why: 5 } as object as RegistryRevision['change'] }),
      /no valid change/,
    ],
    [
      'names another signer',
      ({ change }) => ({ change: change && { ...change, who: 'root', key: 'root' } }),
      /only the root key may say/,
    ],
    [
      'is marked as automatic',
      ({ change }) => ({ change: change && { ...change, who: 'automatic' } }),
      /only the root key may say/,
    ],
    ['is based on another state', () => ({ before: sha384('other') }), /not made of/],
    ['has a wrong sinceRoot count', () => ({ sinceRoot: 0 }), /only the root key may say/],
    [
      'skips revision numbers',
      ({ revision }) => ({ revision: revision + 10 }),
      /revision \d+ can't be read/i,
    ],
  ])('is rejected if it %s', async (_name, change, reason) => {
    const { store, team } = await storeWithTeam();
    await forge(store, team, change);
    await expect(readRegistry(store)).rejects.toThrow(reason);
  });

  test('is trusted if it only changes the area of the key', async () => {
    const { store, team } = await storeWithTeam();
    await forge(store, team, ({ remotes }) => ({ remotes: { ...remotes, 'mf-account': live } }));
    expect((await readRegistry(store)).remotes['mf-account']).toEqual(live);
  });

  test.each<[string, (remotes: RegistryRevision['remotes']) => RegistryRevision['remotes']]>([
    ['in another order', (remotes) => Object.fromEntries(Object.entries(remotes).toReversed())],
    ['with a new area before the others', (remotes) => ({ 'mf-events': live, ...remotes })],
  ])('is rejected if it lists the areas %s', async (_name, reorder) => {
    const { store, team } = await storeWithTeam();
    await addKey(store, { ...newTeamKey(team), remote: 'mf-events' }, why);
    await forge(store, team, ({ remotes }) => ({ remotes: reorder(remotes) }));
    await expect(readRegistry(store)).rejects.toThrow(/may not change the order of the areas/);
  });

  test('is trusted if it adds a new area of the key after the others', async () => {
    const { store, team } = await storeWithTeam();
    await addKey(store, { ...newTeamKey(team), remote: 'mf-events' }, why);
    await publishTo(store, 'mf-events', '1.0.0');
    await signingWith(team, store, () => promote(store, 'mf-events', '1.0.0', why));
    const { remotes } = await readRegistry(store);
    expect(Object.keys(remotes)).toEqual(['mf-account', 'mf-admin', 'mf-events']);
  });

  test('is rejected after the key was removed', async () => {
    const { store, team } = await storeWithTeam();
    await removeKey(store, 'Account team', { distrust: false }, why);
    await forge(store, team, () => ({}));
    await expect(readRegistry(store)).rejects.toThrow(/not signed by the release key/);
  });

  test('is rejected if an earlier revision was replaced', async () => {
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

  test('is rejected by a server that serves a revision of another valid chain', async () => {
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

test('confirm signs the current registry with the root key, so verification starts there', async () => {
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
])('the key name %j is refused', async (name, reason) => {
  const { store } = await storeWithTeam();
  const key = { remote: 'mf-admin', publicKey: newKey().publicPem, name };
  await expect(addKey(store, key, why)).rejects.toThrow(reason);
});

test('a private key is refused in place of a public key', async () => {
  const { store } = await storeWithTeam();
  const key = { remote: 'mf-admin', publicKey: newKey().privatePem };
  await expect(addKey(store, key, why)).rejects.toThrow(/never leaves its holder/);
});
