import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { publicKey } from '../keys/release-keys.js';
import { RefusedRelease } from '../refused-release.js';
import { readRevision } from '../registry/read-registry.js';
import {
  concerns,
  type RegistryRevision,
  type ReleaseChange,
  revisionNumbers,
} from '../registry/registry-revision.js';

/**
 * Milliseconds within which a second rollback of a remote is treated as a duplicate of the first.
 */
const guardedFor = 60_000;

/**
 * Rejects a rollback without a version if the last change of the remote, within a minute, was also
 * a rollback. Another person or a server may have made it.
 * @throws RefusedRelease
 */
export async function refuseRepeatedStep(
  store: string,
  remote: RemoteName,
  { revision, remotes }: RegistryRevision,
): Promise<void> {
  const last = await lastChange(store, remote, revision);
  if (last?.what !== 'rollback' && last?.what !== 'stop canary') return;
  const age = Date.now() - Date.parse(last.at);
  // A change from before the clock was set back is dated in the future.
  if (Math.abs(age) > guardedFor) return;
  const now = remotes[remote];
  const ago = `${Math.max(0, Math.round(age / 1000))} s ago`;
  throw new RefusedRelease(
    `'${last.what}' of ${remote} ${last.version} was done ${ago} by ${last.who}: ${now?.stable} is live now. Nothing was changed.`,
    `To go further back, name the version: rollback ${remote} ${now?.previous ?? '<version>'}`,
  );
}

/** The newest change of a remote within the guarded period, or dated in the future. */
async function lastChange(
  store: string,
  remote: RemoteName,
  newest: number,
): Promise<ReleaseChange | null> {
  const key = await publicKey(store);
  for (const revision of await revisionNumbers(store)) {
    if (revision > newest) continue;
    // A damaged old revision must not prevent a rollback.
    const document = await readRevision(store, revision, key).catch(() => null);
    if (document === null) continue;
    const { change } = document;
    if (change === null || Date.now() - Date.parse(change.at) > guardedFor) return null;
    if (concerns(change, remote)) return change;
  }
  return null;
}
