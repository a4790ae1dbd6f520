import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type Actor, changeRegistry, type NextPointers } from '../changes/change-registry.js';
import { publicKey } from '../keys/release-keys.js';
import { RefusedRelease } from '../refused-release.js';
import { readRevision } from '../registry/read-registry.js';
import {
  concerns,
  type Pointers,
  type RegistryRevision,
  type ReleaseChange,
  revisionNumbers,
} from '../registry/registry-revision.js';
import { requireFittingRelease } from './fitting-release.js';

/**
 * Milliseconds within which a second rollback of a remote is treated as a duplicate of the first.
 */
const guardedFor = 60_000;

/**
 * Reverts the last step of a remote: stops its canary if one is running, otherwise restores the
 * version before the stable one. Without a version, the rollback is relative to what the caller
 * saw, so it is rejected if the remote has changed in the meantime or was rolled back a moment ago.
 * @param version restores this version instead
 * @throws RefusedRelease when there is nothing to go back to, or the step may not be the intended
 * one
 */
export async function rollback(
  store: string,
  remote: RemoteName,
  actor: Actor,
  version?: string,
): Promise<RegistryRevision> {
  let seen: string | undefined;
  return await changeRegistry(store, actor, async (before) => {
    const now = before.remotes[remote];
    if (!now) throw new RefusedRelease(`No version of ${remote} is live`);
    if (version !== undefined) return await goTo(store, remote, version, before);
    const state = JSON.stringify(now);
    if (seen !== undefined && seen !== state) throw new RefusedRelease(movedMeanwhile(remote, now));
    seen = state;
    await refuseRepeatedStep(store, remote, before);
    if (now.canary !== null) return endCanary(remote, now, before);
    if (now.previous === null) {
      throw new RefusedRelease(`${remote} has no earlier version. Name one: see list ${remote}.`);
    }
    return await goTo(store, remote, now.previous, before);
  });
}

const movedMeanwhile = (remote: RemoteName, { stable }: Pointers) =>
  `Somebody else has just changed ${remote}: ${stable} is live. Nothing was changed by you. To go further back, name the version: rollback ${remote} <version>`;

/**
 * Rejects a rollback without a version if the last change of the remote, within a minute, was also
 * a rollback. Another person or a server may have made it.
 * @throws RefusedRelease
 */
async function refuseRepeatedStep(
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
  for await (const { change } of revisionsUpTo(store, newest)) {
    if (change === null || Date.now() - Date.parse(change.at) > guardedFor) return null;
    if (concerns(change, remote)) return change;
  }
  return null;
}

/** Newest first. Without damaged old ones, which must not prevent a rollback. */
async function* revisionsUpTo(store: string, newest: number): AsyncGenerator<RegistryRevision> {
  const key = await publicKey(store);
  for (const revision of await revisionNumbers(store)) {
    if (revision > newest) continue;
    const reading = readRevision(store, revision, key);
    // The newest has just been read.
    const document = await (revision === newest ? reading : reading.catch(() => null));
    if (document !== null) yield document;
  }
}

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
): Promise<NextPointers> {
  const now = remotes[remote];
  if (target === now?.stable) throw new RefusedRelease(`${remote} ${target} is live already`);
  await requireFittingRelease(store, remote, target);
  const previous = await previousOf(store, remote, target, now?.stable, revision);
  return {
    remotes: { ...remotes, [remote]: { ...now, stable: target, previous, canary: null } },
    change: { what: 'rollback', remote, version: target },
  };
}

/**
 * The target of a second rollback: the version that preceded `target` when it was last live, never
 * the version that was just replaced.
 */
async function previousOf(
  store: string,
  remote: RemoteName,
  target: string,
  replaced: string | null | undefined,
  newest: number,
): Promise<string | null> {
  for await (const { remotes } of revisionsUpTo(store, newest)) {
    const then = remotes[remote];
    if (then?.stable === target && then.previous !== replaced) return then.previous;
  }
  return null;
}

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
