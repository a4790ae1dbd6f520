import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { changeRegistry, type Responsible } from './change-registry.js';
import { requireFittingRelease } from './fitting-release.js';
import { RefusedRelease } from './refused-release.js';
import type { Pointers, RegistryDocument } from './registry-document.js';

/**
 * Gives a published version to a share of the visitors.
 * @param percent whole number from 1 to 100
 * @throws RefusedRelease
 */
export async function startCanary(
  store: string,
  remote: RemoteName,
  version: string,
  percent: number,
  responsible: Responsible,
): Promise<RegistryDocument> {
  if (!Number.isInteger(percent) || percent < 1 || percent > 100) {
    throw new RefusedRelease('The share of visitors is a whole number from 1 to 100');
  }
  await requireFittingRelease(store, remote, version);
  return await changeRegistry(store, responsible, ({ remotes }) => {
    const now = live(remotes, remote);
    if (now.stable === version) throw new RefusedRelease(`${version} is live for everybody`);
    return {
      remotes: { ...remotes, [remote]: { ...now, canary: { version, percent } } },
      change: { what: 'canary', remote, version, percent },
    };
  });
}

/**
 * Gives everybody the stable version again.
 * @param only stops this version's canary and no other's
 * @throws RefusedRelease when there is no such canary
 */
export async function stopCanary(
  store: string,
  remote: RemoteName,
  responsible: Responsible,
  only?: string,
): Promise<RegistryDocument> {
  return await changeRegistry(store, responsible, ({ remotes }) => {
    const now = live(remotes, remote);
    if (now.canary === null || (only !== undefined && now.canary.version !== only)) {
      throw new RefusedRelease(`${remote} has no canary${only ? ` ${only}` : ''}`);
    }
    return {
      remotes: { ...remotes, [remote]: { ...now, canary: null } },
      change: { what: 'stop canary', remote, version: now.canary.version },
    };
  });
}

function live(remotes: RegistryDocument['remotes'], remote: RemoteName): Pointers {
  const now = remotes[remote];
  if (!now) throw new RefusedRelease(`No version of ${remote} is live yet; promote one first`);
  return now;
}
