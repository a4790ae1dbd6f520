import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { changeRegistry } from '../changes/change-registry.js';
import { RefusedRelease } from '../refused-release.js';
import type { RegistryRevision } from '../registry/registry-revision.js';
import { requireFittingRelease } from './fitting-release.js';

/**
 * Restores the version before a failing stable one. An automatic rollback goes back only once: it
 * keeps no earlier version, so two failing versions cannot alternate.
 * @param version changes nothing if another version is now stable
 * @throws RefusedRelease when there is nothing to go back to
 */
export async function rollbackFailing(
  store: string,
  remote: RemoteName,
  version: string,
  why: string,
): Promise<RegistryRevision> {
  return await changeRegistry(store, { why, automatic: true }, async ({ remotes }) => {
    const now = remotes[remote];
    if (now?.stable !== version) throw new RefusedRelease(`${remote} ${version} is not live`);
    if (now.previous === null) throw new RefusedRelease(`${remote} has no earlier version`);
    await requireFittingRelease(store, remote, now.previous);
    const next = { stable: now.previous, previous: null, canary: null };
    return {
      remotes: { ...remotes, [remote]: next },
      change: { what: 'rollback', remote, version: now.previous },
    };
  });
}
