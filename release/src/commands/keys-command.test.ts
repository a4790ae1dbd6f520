import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRelease } from '../publications/release-store.js';
import { readRegistry } from '../registry/read-registry.js';
import { copyOf, newStore } from '../testing/artefact.js';
import { newKey, rootPem, signingWith } from '../testing/key-files.js';
import { publishTo, storeWithTeam, why } from '../testing/team-store.js';
import { keysUsage, runKeysCommand } from './keys-command.js';

const run = (store: string, words: readonly string[], rest: object = {}) =>
  runKeysCommand({ store, words, by: why, ...rest });

/**
 * A store where two remotes are live and one of them has its own key, together with that key. Tests
 * read or copy it.
 */
let made: Awaited<ReturnType<typeof storeWithTeam>>;
beforeAll(async () => {
  made = await storeWithTeam();
});
const liveStore = () => copyOf(made.store);

test('list shows each key with its areas and the date it was added', async () => {
  const { store } = made;
  const [key] = (await readRegistry(store)).keys ?? [];
  const line = `${key?.id}  Account team: mf-account, since ${key?.addedAt}`;
  expect(await run(store, [])).toBe(line);
  expect(await run(store, ['list'])).toBe(line);
  expect(JSON.parse(await run(store, ['list'], { json: true }))).toEqual([key]);
});

test('list without delegated keys says that only the root key may sign', async () => {
  const store = await newStore();
  await publishTo(store, 'mf-admin', '1.0.0');
  expect(await run(store, ['list'])).toMatch(/^Only the root key may sign/);
});

test('add accepts a key file or PEM text, and adding a key again extends it to another area', async () => {
  const store = await liveStore();
  const key = newKey();
  const file = path.join(store, 'key.pem');
  await writeFile(file, key.publicPem);
  const said = await run(store, ['add', 'mf-events', file]);
  const [, added] = (await readRegistry(store)).keys ?? [];
  expect(added).toMatchObject({ role: 'area', areas: ['mf-events'] });
  expect(added?.name).toBe(`mf-events ${added?.id.slice(0, 6)}`);
  expect(said).toBe(`'${added?.name}' (${added?.id}) may sign for mf-events.`);
  await run(store, ['add', 'mf-admin', key.publicPem.replaceAll('\n', '\\n')]);
  const list = await run(store, ['list']);
  expect(list.split('\n')).toHaveLength(2);
  expect(list).toContain(': mf-admin, mf-events, since');
});

test('add with --server adds a key with the role "server" and no areas', async () => {
  const store = await liveStore();
  const said = await run(store, ['add', newKey().publicPem], { server: true, name: 'Rack 1' });
  expect(said).toMatch(/^'Rack 1' \(\S+\) may sign for a shell server\.$/);
  expect((await readRegistry(store)).keys?.[1]).toMatchObject({ role: 'server', areas: [] });
  expect(await run(store, ['list'])).toMatch(/Rack 1: shell server, since/);
});

test.each([
  [['add'], {}],
  [['add', 'mf-admin'], {}],
  [['add'], { server: true }],
  [['remove'], {}],
  [['sign'], {}],
])('the arguments %j with options %j are rejected with the usage text', async (words, rest) => {
  await expect(run(made.store, words, rest)).rejects.toThrow(keysUsage);
});

test.each([
  [
    'an area with an invalid name',
    () => ['add', 'admin', newKey().publicPem],
    /'admin' is not a name like/,
  ],
  ['a missing file', () => ['add', 'mf-admin', '/no/file'], /no file \/no\/file with/],
  ['a private key', () => ['add', 'mf-admin', newKey().privatePem], /a private key, which never/],
  [
    'text that is not a key',
    () => ['add', 'mf-admin', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'],
    /no Ed25519 public key/,
  ],
])('adding %s is refused', async (_name, words, message) => {
  await expect(run(made.store, words())).rejects.toThrow(message);
});

test('adding the root key is refused', async () => {
  const { store } = made;
  const added = run(store, ['add', 'mf-admin', await rootPem(store)]);
  await expect(added).rejects.toThrow('That is the root key itself.');
});

test.each([
  ['root'],
  ['Automatic'],
  [' front'],
  ['back '],
  ['-dash'],
  ['semi;colon'],
  ['x'.repeat(61)],
])("the key name '%s' is refused", async (name) => {
  const added = run(made.store, ['add', 'mf-admin', newKey().publicPem], { name });
  await expect(added).rejects.toThrow(/can't be a key's name/);
});

test('key names are unique regardless of case, and a key has only one name and one role', async () => {
  const { store, team } = made;
  const another = run(store, ['add', 'mf-admin', newKey().publicPem], { name: 'ACCOUNT TEAM' });
  await expect(another).rejects.toThrow(/Another key is called 'ACCOUNT TEAM'/);
  const renamed = run(store, ['add', 'mf-admin', team.publicPem], { name: 'Both' });
  await expect(renamed).rejects.toThrow(/is known as 'Account team'/);
  const server = run(store, ['add', team.publicPem], { server: true });
  await expect(server).rejects.toThrow("'Account team' is a key for areas: make another one.");
});

describe('a removed key', () => {
  /** A store where the key has published mf-account 1.1.0. */
  const storeWithPublication = async () => {
    const store = await liveStore();
    await signingWith(made.team, store, () => publishTo(store, 'mf-account', '1.1.0'));
    return store;
  };

  test('is listed with its publications still trusted and cannot be added again', async () => {
    const store = await storeWithPublication();
    expect(await run(store, ['remove', 'Account team'])).toBe(
      "'Account team' is not trusted any more; what it published stays trusted.",
    );
    expect(await run(store, ['list'])).toMatch(/removed \S+, publications stay trusted$/);
    expect(await readRelease(store, 'mf-account', '1.1.0')).toMatchObject({ version: '1.1.0' });
    const again = run(store, ['add', 'mf-account', made.team.publicPem]);
    await expect(again).rejects.toThrow(/was removed as 'Account team'/);
  });

  test('is listed with its publications distrusted if --distrust is given', async () => {
    const store = await storeWithPublication();
    const [key] = (await readRegistry(store)).keys ?? [];
    expect(await run(store, ['remove', key?.id ?? ''], { distrust: true })).toBe(
      `'${key?.id}' is not trusted any more; and so is what it published.`,
    );
    expect(await run(store, ['list'])).toMatch(/removed \S+, what it published is distrusted$/);
    await expect(readRelease(store, 'mf-account', '1.1.0')).rejects.toThrow(/not trusted now/);
  });

  test('cannot be removed again, except to distrust its publications as well', async () => {
    const store = await storeWithPublication();
    const remove = (distrust: boolean) => run(store, ['remove', 'Account team'], { distrust });
    await remove(false);
    await expect(remove(false)).rejects.toThrow(/^'Account team' was removed on \S+Z\.$/);
    await remove(true);
    await expect(readRelease(store, 'mf-account', '1.1.0')).rejects.toThrow(/not trusted now/);
    for (const distrust of [true, false])
      await expect(remove(distrust)).rejects.toThrow("'Account team' was removed on");
  });
});

test('confirm adds a revision with which the root key signs the current registry', async () => {
  const store = await liveStore();
  const { revision } = await readRegistry(store);
  expect(await run(store, ['confirm'])).toBe('The root key has signed the registry as it stands.');
  expect(await readRegistry(store)).toMatchObject({
    revision: revision + 1,
    change: { what: 'confirm', subject: `revision ${revision}` },
  });
});
