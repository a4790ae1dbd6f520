import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { publicKey } from '../keys/release-keys.js';
import { RefusedRelease } from '../refused-release.js';
import { type Actor, changeRegistry, type NextPointers } from '../registry/change-registry.js';
import { readRevision } from '../registry/read-registry.js';
import {
  type Pointers,
  type RegistryRevision,
  revisionNumbers,
} from '../registry/registry-revision.js';
import { requireFittingRelease } from './fitting-release.js';
import { refuseRepeatedStep } from './repeated-rollback.js';

/**
 * Takes back the last step of a remote: ends its canary if one runs, else makes the version before the stable one again. Without a
 * version it is a step from what its caller saw: it is refused when the area moved meanwhile, or has just gone back.
 * @param version goes back to this one instead
 * @throws RefusedRelease when there is nothing to go back to, or the step may not be the one that was meant
 */
export async function rollback(
  store: string,
  remote: RemoteName,
  responsible: Actor,
  version?: string,
): Promise<RegistryRevision> {
  let seen: string | undefined;
  return await changeRegistry(store, responsible, async (before) => {
    const now = before.remotes[remote];
    if (!now) throw new RefusedRelease(`No version of ${remote} is live`);
    if (version !== undefined) return await goTo(store, remote, version, before, responsible);
    const state = JSON.stringify(now);
    if (seen !== undefined && seen !== state) throw new RefusedRelease(movedMeanwhile(remote, now));
    seen = state;
    await refuseRepeatedStep(store, remote, before);
    if (now.canary !== null) return endCanary(remote, now, before);
    if (now.previous === null) {
      throw new RefusedRelease(`${remote} has no earlier version. Name one: see list ${remote}.`);
    }
    return await goTo(store, remote, now.previous, before, responsible);
  });
}

const movedMeanwhile = (remote: RemoteName, { stable }: Pointers) =>
  `Somebody else has just changed ${remote}: ${stable} is live. Nothing was changed by you. To go further back, name the version: rollback ${remote} <version>`;

function endCanary(remote: RemoteName, now: Pointers, { remotes }: RegistryRevision): NextPointers {
  return {
    remotes: { ...remotes, [remote]: { ...now, canary: null } },
    change: { what: 'stop canary', remote, version: now.canary?.version ?? '' },
  };
}

async function goTo(
  store: string,
  remote: RemoteName,
  target: string,
  { remotes, revision }: RegistryRevision,
  { automatic }: Actor,
): Promise<NextPointers> {
  const now = remotes[remote];
  if (target === now?.stable) throw new RefusedRelease(`${remote} ${target} is live already`);
  await requireFittingRelease(store, remote, target);
  // A rule goes back once: what comes before that is for a person to judge.
  const previous = automatic ? null : await previousOf(store, remote, target, revision);
  return {
    remotes: { ...remotes, [remote]: { ...now, stable: target, previous, canary: null } },
    change: { what: 'rollback', remote, version: target },
  };
}

/** What a second rollback goes back to: the version before the target when the target was last live, never the one just left. */
async function previousOf(
  store: string,
  remote: RemoteName,
  target: string,
  newest: number,
): Promise<string | null> {
  const key = await publicKey(store);
  for (const revision of await revisionNumbers(store)) {
    if (revision > newest) continue;
    const then = (await readRevision(store, revision, key)).remotes[remote];
    if (then?.stable === target) return then.previous;
  }
  return null;
}
