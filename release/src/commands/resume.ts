import { type Actor, changeRegistry } from '../changes/change-registry.js';
import { highestSeen } from '../changes/restored-registry.js';
import { RefusedRelease } from '../refused-release.js';
import type { RegistryRevision } from '../registry/registry-revision.js';

/**
 * A larger gap in revision numbers is treated as a mistake or a forged presence file, unless the
 * number is given explicitly.
 */
const plausibleGap = 100_000;

/**
 * Makes a restored older registry current: writes its state again under a number higher than any
 * that a running server has seen, so that servers follow it. Only the root key may skip numbers.
 * @param above a revision seen by servers that cannot write to the store
 * @throws RefusedRelease when nothing was restored
 */
export async function resume(
  store: string,
  actor: Actor,
  above: number = 0,
): Promise<RegistryRevision> {
  const seen = await highestSeen(store);
  return await changeRegistry(store, actor, ({ remotes, revision }) => {
    const highest = Math.max(seen, above);
    if (highest <= revision) {
      throw new RefusedRelease(
        `The registry is at revision ${revision}, and no running server says it has seen more. Servers on a read-only store do not say: name the number, resume <revision>.`,
      );
    }
    if (highest - revision > plausibleGap && above < seen) {
      throw new RefusedRelease(
        `A server says it has seen revision ${seen}, the registry is at ${revision}. If that is so, name it: resume ${seen}`,
      );
    }
    return {
      remotes,
      revision: highest + 1,
      change: { what: 'resume', subject: `revision ${revision}, above ${highest}` },
    };
  });
}
