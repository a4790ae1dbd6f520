import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { changeRegistry, type Responsible } from './change-registry.js';
import { requireFittingRelease } from './fitting-release.js';
import { RefusedRelease } from './refused-release.js';
import { type RegistryDocument, readRevision } from './registry-document.js';
import { publicKey } from './release-keys.js';

/**
 * Takes back the last step of a remote: ends its canary if one runs, else makes the version before the stable one again.
 * @param version goes back to this one instead
 * @throws RefusedRelease when there is nothing to go back to
 */
export async function rollback(
  store: string,
  remote: RemoteName,
  responsible: Responsible,
  version?: string,
): Promise<RegistryDocument> {
  return await changeRegistry(store, responsible, async ({ remotes, revision }) => {
    const now = remotes[remote];
    if (!now) throw new RefusedRelease(`No version of ${remote} is live`);
    if (version === undefined && now.canary !== null) {
      return {
        remotes: { ...remotes, [remote]: { ...now, canary: null } },
        change: { what: 'stop canary', remote, version: now.canary.version },
      };
    }
    const target = version ?? now.previous;
    if (target === null) {
      throw new RefusedRelease(`${remote} has no earlier version. Name one: see list ${remote}.`);
    }
    if (target === now.stable) throw new RefusedRelease(`${remote} ${target} is live already`);
    await requireFittingRelease(store, remote, target);
    const previous = await previousOf(store, remote, target, revision);
    return {
      remotes: { ...remotes, [remote]: { stable: target, previous, canary: null } },
      change: { what: 'rollback', remote, version: target },
    };
  });
}

/** What a second rollback goes back to: the version before the target when the target was last live, never the one just left. */
async function previousOf(
  store: string,
  remote: RemoteName,
  target: string,
  newest: number,
): Promise<string | null> {
  const key = await publicKey(store);
  for (let revision = newest; revision > 0; revision -= 1) {
    const { remotes } = await readRevision(store, revision, key);
    const then = remotes[remote];
    if (then?.stable === target) return then.previous;
  }
  return null;
}
