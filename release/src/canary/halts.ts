import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { isText, withFields } from '../document-shape.js';
import { automaticName } from '../keys/delegated-key.js';
import { publicKey } from '../keys/release-keys.js';
import { runOf } from '../registry/canary-pointer.js';
import { readRevision } from '../registry/read-registry.js';
import { concerns, newestRevision } from '../registry/registry-revision.js';
import { replaceFile } from '../store/durable-files.js';
import { canaryFolder, workFolder } from '../store/store-layout.js';

/** A canary run that was stopped because it failed. */
export interface Halt {
  readonly remote: RemoteName;
  readonly version: string;
  /** Name of the run; see `runOf`. */
  readonly run: string;
  /** ISO 8601. */
  readonly at: string;
  readonly why: string;
}

const mostKept = 20;
const haltFile = (store: string, remote: RemoteName) =>
  path.join(canaryFolder(store), 'halts', `${remote}.json`);

/**
 * Halts of a remote, newest first. They are not signed: forging one can stop a canary, but can
 * never start one.
 */
export async function readHalts(store: string, remote: RemoteName): Promise<Halt[]> {
  try {
    const halts: unknown = JSON.parse(await readFile(haltFile(store, remote), 'utf8'));
    return Array.isArray(halts) ? (halts.filter(isHalt) as Halt[]) : [];
  } catch {
    return [];
  }
}

export async function haltOf(
  store: string,
  remote: RemoteName,
  version: string,
  run: string,
): Promise<Halt | undefined> {
  const halts = await readHalts(store, remote);
  return halts.find((halt) => halt.version === version && halt.run === run);
}

/**
 * Announces a halt to running servers and to servers that start later.
 * @throws when the store is not writable
 */
export async function writeHalt(store: string, halt: Halt): Promise<void> {
  const others = (await readHalts(store, halt.remote)).filter(
    ({ version, run }) => version !== halt.version || run !== halt.run,
  );
  const text = JSON.stringify([halt, ...others].slice(0, mostKept), null, 1);
  await replaceFile(haltFile(store, halt.remote), text, workFolder(store));
}

const isHalt = withFields({
  remote: isText,
  version: isText,
  run: isText,
  at: isText,
  why: isText,
});

const mostRevisions = 200;

/**
 * The halt of a remote's canary that has not been followed by a new canary or another change of
 * that remote. Read from the signed registry if the server could change it, otherwise from the halt
 * file.
 */
export async function openHalt(store: string, remote: RemoteName): Promise<Halt | null> {
  const key = await publicKey(store);
  const halts = await readHalts(store, remote);
  const newest = await newestRevision(store);
  for (let revision = newest; revision > Math.max(0, newest - mostRevisions); revision -= 1) {
    const document = await readRevision(store, revision, key).catch(() => null);
    if (document === null) continue;
    const canary = document.remotes[remote]?.canary;
    if (revision === newest && canary) {
      const run = runOf(canary);
      return halts.find((halt) => halt.version === canary.version && halt.run === run) ?? null;
    }
    const { change } = document;
    if (!change || !concerns(change, remote)) continue;
    if (change.what !== 'stop canary' || change.who !== automaticName) return null;
    const { version, at, why } = change;
    return { remote, version, run: '', at, why };
  }
  return null;
}
