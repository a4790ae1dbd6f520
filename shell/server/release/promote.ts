import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { changeRegistry, type Responsible } from './change-registry.js';
import { requireFittingRelease } from './fitting-release.js';
import type { RegistryDocument } from './registry-document.js';

/**
 * Makes a published version the stable one; the one before stays at hand for a rollback, a canary ends.
 * @throws RefusedRelease when the version is not in the store or does not fit the shell
 */
export async function promote(
  store: string,
  remote: RemoteName,
  version: string,
  responsible: Responsible,
): Promise<RegistryDocument> {
  await requireFittingRelease(store, remote, version);
  return await changeRegistry(store, responsible, ({ remotes }) => {
    const now = remotes[remote];
    const previous = now && now.stable !== version ? now.stable : (now?.previous ?? null);
    return {
      remotes: { ...remotes, [remote]: { stable: version, previous, canary: null } },
      change: { what: 'promote', remote, version },
    };
  });
}
