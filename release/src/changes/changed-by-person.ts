import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { automaticName } from '../keys/delegated-key.js';
import { publicKey } from '../keys/release-keys.js';
import { readRevision } from '../registry/read-registry.js';
import { concerns, revisionNumbers } from '../registry/registry-revision.js';

/**
 * Whether a person has changed the versions of a remote after a time.
 * @param time ISO 8601
 */
export async function isChangedByPersonAfter(
  store: string,
  remote: RemoteName,
  time: string,
): Promise<boolean> {
  const key = await publicKey(store);
  for (const revision of await revisionNumbers(store)) {
    const { change } = (await readRevision(store, revision, key).catch(() => null)) ?? {};
    if (!change) continue;
    if (change.at <= time) return false;
    if (concerns(change, remote) && change.who !== automaticName) return true;
  }
  return false;
}
