import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type Actor, changeRegistry } from '../changes/change-registry.js';
import { RefusedRelease } from '../refused-release.js';
import { type ArmCounts, type CanaryPointer, runOf, stepOf } from '../registry/canary-pointer.js';
import type { Pointers, RegistryRevision } from '../registry/registry-revision.js';
import { requireCompleteRelease } from './fitting-release.js';

/** Percentages that a server steps through automatically. */
export interface CanaryPlan {
  /** Whole numbers from 1 to 100, each higher than the one before. */
  readonly steps: readonly number[];
  /** Minimum duration of each step in milliseconds. */
  readonly every: number;
}

/**
 * Gives a published version to a share of visitors. This is a new run, so the halt of an earlier
 * run does not apply to it.
 * @param share whole number from 1 to 100, or a plan with steps
 * @throws RefusedRelease
 */
export async function startCanary(
  store: string,
  remote: RemoteName,
  version: string,
  share: number | CanaryPlan,
  actor: Actor,
): Promise<RegistryRevision> {
  const { steps, every } = typeof share === 'number' ? { steps: [share], every: 0 } : share;
  const [percent, ...further] = steps;
  if (percent === undefined || !steps.every(isShare) || !isRising(steps)) {
    throw new RefusedRelease('A share of visitors is a whole number from 1 to 100; steps rise');
  }
  await requireCompleteRelease(store, remote, version);
  return await changeRegistry(store, actor, ({ remotes }) => {
    const now = live(remotes, remote);
    if (now.stable === version) throw new RefusedRelease(`${version} is live for everybody`);
    const at = new Date().toISOString();
    const canary: CanaryPointer = {
      version,
      percent,
      startedAt: at,
      steppedAt: at,
      ...(further.length > 0 ? { steps: further, every } : {}),
    };
    return {
      remotes: { ...remotes, [remote]: { ...now, canary } },
      change: { what: 'canary', remote, version, percent },
    };
  });
}

/**
 * Takes the next step of a canary, unless the canary has changed in the meantime.
 * @param from the expected current step, from `stepOf`
 * @param stable votes on stable during that step, with API failures as successes
 * @throws RefusedRelease when the canary is no longer at that step
 */
export async function stepCanary(
  store: string,
  remote: RemoteName,
  from: string,
  stable: ArmCounts,
  actor: Actor,
): Promise<RegistryRevision> {
  return await changeRegistry(store, actor, ({ remotes }) => {
    const now = live(remotes, remote);
    const [percent, ...steps] = now.canary?.steps ?? [];
    if (now.canary === null || percent === undefined || stepOf(now.canary) !== from) {
      throw new RefusedRelease(`The canary of ${remote} has been changed meanwhile`);
    }
    const { earlier = { visitors: 0, failed: 0 } } = now.canary;
    const canary: CanaryPointer = {
      ...now.canary,
      percent,
      steps,
      steppedAt: new Date().toISOString(),
      earlier: {
        visitors: earlier.visitors + stable.visitors,
        failed: earlier.failed + stable.failed,
      },
    };
    return {
      remotes: { ...remotes, [remote]: { ...now, canary } },
      change: { what: 'step canary', remote, version: canary.version, percent },
    };
  });
}

/**
 * Stops a canary, so that all visitors get the stable version.
 * @param only stops the canary only if it is this version
 * @param run stops the canary only if it is this run, from `runOf`
 * @throws RefusedRelease when there is no such canary
 */
export async function stopCanary(
  store: string,
  remote: RemoteName,
  actor: Actor,
  only?: string,
  run?: string,
): Promise<RegistryRevision> {
  return await changeRegistry(store, actor, ({ remotes }) => {
    const now = live(remotes, remote);
    const isMeant = (canary: CanaryPointer) =>
      canary.version === (only ?? canary.version) && runOf(canary) === (run ?? runOf(canary));
    if (now.canary === null || !isMeant(now.canary)) {
      throw new RefusedRelease(`${remote} has no canary${only ? ` ${only}` : ''}`);
    }
    return {
      remotes: { ...remotes, [remote]: { ...now, canary: null } },
      change: { what: 'stop canary', remote, version: now.canary.version },
    };
  });
}

const isShare = (percent: number) => Number.isInteger(percent) && percent >= 1 && percent <= 100;

const isRising = (steps: readonly number[]) =>
  steps.every((percent, index) => percent > (steps[index - 1] ?? 0));

function live(remotes: RegistryRevision['remotes'], remote: RemoteName): Pointers {
  const now = remotes[remote];
  if (!now) throw new RefusedRelease(`No version of ${remote} is live yet; promote one first`);
  return now;
}
