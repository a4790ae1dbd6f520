import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { automaticName } from '../keys/delegated-key.js';
import { publicKey } from '../keys/release-keys.js';
import { runOf } from '../registry/canary-pointer.js';
import { readRevision } from '../registry/read-registry.js';
import { concerns, newestRevision } from '../registry/registry-revision.js';
import { type Halt, readHalts } from './halts.js';

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
