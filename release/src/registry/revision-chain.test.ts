import crypto from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { confirmRegistry } from '../commands/keys.js';
import { promote } from '../commands/promote.js';
import { sha384 } from '../hashes.js';
import { publicKey } from '../keys/release-keys.js';
import { signDocument } from '../keys/signed-document.js';
import { copyOf } from '../testing/artefact.js';
import { signingWith } from '../testing/key-files.js';
import { runCommand } from '../testing/run-command.js';
import { forge, newest, storeWithTeam, why } from '../testing/team-store.js';
import { readRegistry, readRevision } from './read-registry.js';
import { revisionPath } from './registry-revision.js';

jest.setTimeout(60_000);

afterEach(() => jest.restoreAllMocks());

let made: Awaited<ReturnType<typeof storeWithTeam>>;
beforeAll(async () => {
  made = await storeWithTeam();
});

/** A store where the team has signed this many revisions since the last one of root. */
async function storeWithChain(count: number): Promise<string> {
  const store = await copyOf(made.store);
  const change = {
    at: '2026-11-27T10:00:00.000Z',
    who: 'Account team',
    key: 'Account team',
    // Chains differ, because revisions with verified content are not verified again.
    why: `one of ${count}`,
    what: 'promote',
    remote: 'mf-account',
    version: '1.0.0',
  } as const;
  let { text, document } = await newest(store);
  for (let sinceRoot = 1; sinceRoot <= count; sinceRoot += 1) {
    const revision = document.revision + 1;
    document = { ...document, revision, change, before: sha384(text), sinceRoot };
    text = signDocument('registry', document, made.team.privateKey);
    await writeFile(revisionPath(store, revision), text);
  }
  return store;
}

const asTeam = <Result>(store: string, act: () => Promise<Result>) =>
  signingWith(made.team, store, act);
const promoteAsTeam = (store: string) =>
  asTeam(store, () => promote(store, 'mf-account', '1.0.0', why));

test('commands ask for a confirmation by root from 1,500 revisions without its signature', async () => {
  const store = await storeWithChain(1498);
  const say = () => asTeam(store, () => runCommand(store, 'promote', 'mf-account', '1.0.0'));
  expect(await say()).not.toContain('Root has not signed');
  expect(await say()).toContain(
    '\nRoot has not signed the last 1500 revisions, of 2000 at most: have its holder run keys confirm.',
  );
});

test('2,000 revisions without a signature of root are trusted, and another one needs root', async () => {
  const store = await storeWithChain(2000);
  expect(await readRegistry(store)).toMatchObject({ sinceRoot: 2000 });
  await expect(promoteAsTeam(store)).rejects.toThrow(
    'The root key has not signed the last 2000 revisions. Its holder runs: npm run release -- keys confirm',
  );
  await confirmRegistry(store, why);
  await promoteAsTeam(store);
  expect(await readRegistry(store)).toMatchObject({ sinceRoot: 1 });
});

test('the 2,000th revision without a signature of root is written', async () => {
  const store = await storeWithChain(1999);
  await promoteAsTeam(store);
  expect(await readRegistry(store)).toMatchObject({ sinceRoot: 2000 });
});

test('2,001 revisions without a signature of root are not trusted', async () => {
  const store = await storeWithChain(2001);
  await expect(readRegistry(store)).rejects.toThrow(
    'has too many before it that root did not sign',
  );
});

test('a revision is verified once, and each further one takes one check', async () => {
  const store = await storeWithChain(5);
  const root = await publicKey(store);
  // Verifies the revision of root that the chain begins at.
  await readRegistry(made.store);
  const checks = jest.spyOn(crypto, 'verify');
  const { revision } = await readRegistry(store);
  for (let each = revision; each > 0; each -= 1) await readRevision(store, each, root);
  expect(checks).toHaveBeenCalledTimes(5);
  await forge(store, made.team, () => ({}));
  await readRegistry(store);
  expect(checks).toHaveBeenCalledTimes(6);
});
