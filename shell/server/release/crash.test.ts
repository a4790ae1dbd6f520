import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type RemoteName, remoteNames } from '@northcast/shared-contracts/host/remote';
import { fileFaults } from './gates/file-gate.js';
import { readHistory } from './history.js';
import { promote } from './promote.js';
import { publish } from './publish.js';
import { newestRevision, readRegistry, readRevision } from './registry-document.js';
import { publicKey } from './release-keys.js';
import { publishedVersions, readRelease } from './release-store.js';
import { artefactPath } from './store-layout.js';
import { newFolder, testShell, writeArtefact } from './testing/artefact.js';

const rounds = 20;
const worker = path.join(__dirname, 'testing/release-worker.mjs');
const compiled = path.join(__dirname, '../../dist/node/server/release/promote.js');

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

async function startWorker(store: string, artefacts: readonly Prepared[]): Promise<ChildProcess> {
  const child = fork(worker, [store, JSON.stringify(artefacts), JSON.stringify(testShell)], {
    execArgv: [],
  });
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Whatever was under way: the registry is whole and signed, points at whole artefacts, and every effect has its entry. */
async function expectWhole(store: string): Promise<void> {
  const registry = await readRegistry(store);
  for (const [remote, pointers] of Object.entries(registry.remotes)) {
    const name = remote as RemoteName;
    const release = await readRelease(store, name, pointers.stable);
    expect(await fileFaults(artefactPath(store, remote, pointers.stable), release)).toEqual([]);
  }
  const key = await publicKey(store);
  for (let revision = 1; revision <= (await newestRevision(store)); revision += 1) {
    expect((await readRevision(store, revision, key)).change).not.toBeNull();
  }
  const history = await readHistory(store, 1000);
  for (const remote of remoteNames) {
    for (const version of await publishedVersions(store, remote)) {
      expect(history).toContainEqual(
        expect.objectContaining({ what: 'publish', remote, version, who: 'worker' }),
      );
    }
  }
}

test('is compiled, as the workers run what operators run', () => {
  expect(existsSync(compiled)).toBe(true);
});

test('is whole before anything is published', async () => {
  await expectWhole(await newFolder());
});

test(`stays whole through ${rounds} kills in the middle of publishing and promoting`, async () => {
  const store = await newFolder();
  let changes = 0;
  for (let round = 1; round <= rounds; round += 1) {
    // Two teams at once, and both want the same versions of one area.
    const shared = await prepare('mf-admin', round);
    const own = await prepare('mf-account', round);
    const workers = await Promise.all([
      startWorker(store, [...shared, ...own]),
      startWorker(store, shared),
    ]);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
    await Promise.all(workers.map(kill));
    await expectWhole(store);
    changes = await newestRevision(store);
  }
  expect(changes).toBeGreaterThan(rounds);
  const folder = await writeArtefact('mf-admin', '99.0.0');
  await publish(store, folder, { who: 'worker', why: 'afterwards' }, testShell);
  await promote(store, 'mf-admin', '99.0.0', { who: 'worker', why: 'afterwards' });
  await expectWhole(store);
}, 120_000);
