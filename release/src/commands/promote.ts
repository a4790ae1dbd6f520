import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type Actor, changeRegistry } from '../changes/change-registry.js';
import type { Deployed } from '../deployed/read-deployed.js';
import { RefusedRelease } from '../refused-release.js';
import type { Pointers, RegistryRevision } from '../registry/registry-revision.js';
import { requireCompleteRelease } from './fitting-release.js';

export interface VersionedRemote {
  readonly remote: RemoteName;
  readonly version: string;
}

/**
 * Makes a published version stable. The former stable version is kept for a rollback, and a running
 * canary is stopped.
 * @param deployed what it must fit; defaults to the running builds
 * @throws RefusedRelease when the version is not in the store or does not fit the deployed builds
 */
export async function promote(
  store: string,
  remote: RemoteName,
  version: string,
  actor: Actor,
  deployed?: Deployed,
): Promise<RegistryRevision> {
  return await promoteTogether(store, [{ remote, version }], actor, deployed);
}

/**
 * Makes a version of each of several remotes stable in one revision: visitors get all of them or
 * none.
 * @throws RefusedRelease when one of them may not go live; then nothing is changed
 */
export async function promoteTogether(
  store: string,
  targets: readonly VersionedRemote[],
  actor: Actor,
  deployed?: Deployed,
): Promise<RegistryRevision> {
  const [first, ...others] = targets;
  if (!first) throw new RefusedRelease('Name what to promote.');
  if (new Set(targets.map(({ remote }) => remote)).size < targets.length) {
    throw new RefusedRelease('Name each area once.');
  }
  for (const { remote, version } of targets) {
    await requireCompleteRelease(store, remote, version, deployed);
  }
  return await changeRegistry(store, actor, ({ remotes }) => {
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
