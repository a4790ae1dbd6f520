import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { readHistory } from '../changes/history.js';
import { addKey } from '../commands/keys.js';
import { promote } from '../commands/promote.js';
import { publish } from '../commands/publish.js';
import { fileViolations } from '../gates/file-gate.js';
import { publicKey } from '../keys/release-keys.js';
import { publishedRemotes, publishedVersions, readRelease } from '../publications/release-store.js';
import { readRegistry, readRevision } from '../registry/read-registry.js';
import { newestRevision } from '../registry/registry-revision.js';
import { newStore, writeArtefact } from '../testing/artefact.js';
import { newKey, rootPem } from '../testing/key-files.js';
import { artefactPath } from './store-layout.js';

const root = { why: 'crash test' };
const rounds = 20;
const signers = /^(root|Account|Admin)$/;
const worker = path.join(__dirname, '../testing/release-worker.mjs');
const compiled = path.join(__dirname, '../../dist/commands/promote.js');

interface Prepared {
  readonly folder: string;
  readonly remote: RemoteName;
  readonly version: string;
}

async function prepare(remote: RemoteName, round: number): Promise<Prepared[]> {
  const versions = Array.from({ length: 6 }, (_, index) => `${round}.${index}.0`);
  return await Promise.all(
    versions.map(async (version) => {
      return { folder: await writeArtefact(remote, version), remote, version };
    }),
  );
}

/** @param settings environment with the worker's keys; if empty, it signs with the root key */
async function startWorker(
  store: string,
  artefacts: readonly Prepared[],
  settings: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const child = fork(worker, [store, JSON.stringify(artefacts)], {
    execArgv: [],
    env: { ...process.env, ...settings },
  });
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

/**
 * Environment of a team's process with a new key that the root key authorises for these remotes.
 */
async function teamOf(
  store: string,
  name: string,
  ...areas: readonly RemoteName[]
): Promise<NodeJS.ProcessEnv> {
  const { publicPem, privatePem } = newKey();
  for (const remote of areas) await addKey(store, { remote, publicKey: publicPem, name }, root);
  return { RELEASE_SIGNING_KEY: privatePem, RELEASE_PUBLIC_KEY: await rootPem(store) };
}

/** Waits until the workers have signed this many more revisions, at most 5 seconds. */
async function movedBy(store: string, revisions: number): Promise<void> {
  const target = (await newestRevision(store)) + revisions;
  const deadline = Date.now() + 5_000;
  while ((await newestRevision(store)) < target && Date.now() < deadline) await sleep(2);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/**
 * Checks the invariants after a crash: the registry is intact and signed, it points at complete
 * artefacts, and every effect has a history entry.
 */
async function expectWhole(store: string): Promise<void> {
  const registry = await readRegistry(store);
  for (const [remote, pointers] of Object.entries(registry.remotes)) {
    if (!pointers) continue;
    const name = remote as RemoteName;
    const release = await readRelease(store, name, pointers.stable);
    expect(await fileViolations(artefactPath(store, remote, pointers.stable), release)).toEqual([]);
  }
  const key = await publicKey(store);
  for (let revision = 1; revision <= (await newestRevision(store)); revision += 1) {
    expect((await readRevision(store, revision, key)).change).not.toBeNull();
  }
  const history = await readHistory(store, 1000);
  for (const remote of await publishedRemotes(store)) {
    for (const version of await publishedVersions(store, remote)) {
      expect(history).toContainEqual(
        expect.objectContaining({
          what: 'publish',
          remote,
          version,
          who: expect.stringMatching(signers),
        }),
      );
    }
  }
}

test('the compiled release commands exist for the worker processes', () => {
  expect(existsSync(compiled)).toBe(true);
});

test('a store without publications is intact', async () => {
  await expectWhole(await newStore());
});

test(`a store stays intact through ${rounds} kills during publish and promote`, async () => {
  const store = await newStore();
  // In every second round each team signs with its own key, which has no right to other remotes.
  const account = await teamOf(store, 'Account', 'mf-account', 'mf-admin');
  const admin = await teamOf(store, 'Admin', 'mf-admin');
  let changes = 0;
  for (let round = 1; round <= rounds; round += 1) {
    // Two teams run at once, and both publish the same versions of one remote.
    const shared = await prepare('mf-admin', round);
    const own = await prepare('mf-account', round);
    const workers = await Promise.all([
      startWorker(store, [...shared, ...own], round % 2 === 0 ? account : {}),
      startWorker(store, shared, round % 2 === 0 ? admin : {}),
    ]);
    // Wait for revisions, not only for a time, so that a slow machine is also interrupted during
    // the work.
    await movedBy(store, Math.floor(Math.random() * 4));
    await sleep(Math.random() * 60);
    await Promise.all(workers.map(kill));
    await expectWhole(store);
    changes = await newestRevision(store);
  }
  expect(changes).toBeGreaterThan(rounds);
  const signedBy = (await readHistory(store, 1000)).map(({ who }) => who);
  expect(new Set(signedBy)).toEqual(new Set(['root', 'Account', 'Admin']));
  const folder = await writeArtefact('mf-admin', '99.0.0');
  await publish(store, folder, { why: 'afterwards' });
  await promote(store, 'mf-admin', '99.0.0', { why: 'afterwards' });
  await expectWhole(store);
}, 120_000);
