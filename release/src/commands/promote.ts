import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { Deployed } from '../deployed/read-deployed.js';
import { RefusedRelease } from '../refused-release.js';
import { type Actor, changeRegistry } from '../registry/change-registry.js';
import type { Pointers, RegistryRevision } from '../registry/registry-revision.js';
import { requireFittingRelease } from './fitting-release.js';

/** One version of one area. */
export interface VersionedRemote {
  readonly remote: RemoteName;
  readonly version: string;
}

/**
 * Makes a published version the stable one; the one before stays at hand for a rollback, a canary ends.
 * @param deployed what it has to fit; what runs, unless given
 * @throws RefusedRelease when the version is not in the store or does not fit what runs
 */
export async function promote(
  store: string,
  remote: RemoteName,
  version: string,
  responsible: Actor,
  deployed?: Deployed,
): Promise<RegistryRevision> {
  return await promoteTogether(store, [{ remote, version }], responsible, deployed);
}

/**
 * Makes a version of each of several areas stable in one revision: visitors get all of them or none.
 * @throws RefusedRelease when one of them may not go live; then nothing is changed
 */
export async function promoteTogether(
  store: string,
  targets: readonly VersionedRemote[],
  responsible: Actor,
  deployed?: Deployed,
): Promise<RegistryRevision> {
  const [first, ...others] = targets;
  if (!first) throw new RefusedRelease('Name what to promote.');
  if (new Set(targets.map(({ remote }) => remote)).size < targets.length) {
    throw new RefusedRelease('Name each area once.');
  }
  for (const { remote, version } of targets) {
    await requireFittingRelease(store, remote, version, deployed);
  }
  return await changeRegistry(store, responsible, ({ remotes }) => {
    const moved = targets.map(({ remote, version }) => [remote, next(remotes[remote], version)]);
    const together = others.length > 0 ? { with: others } : {};
    return {
      remotes: { ...remotes, ...Object.fromEntries(moved) },
      change: { what: 'promote', ...first, ...together },
    };
  });
}

function next(now: Pointers | undefined, version: string): Pointers {
  const previous = now && now.stable !== version ? now.stable : (now?.previous ?? null);
  return { stable: version, previous, canary: null };
}
