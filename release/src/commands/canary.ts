import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type CanaryPointer, runOf, stepOf } from '../canary/canary-pointer.js';
import type { ArmCounts } from '../canary/sequential-test.js';
import { RefusedRelease } from '../refused-release.js';
import { type Actor, changeRegistry } from '../registry/change-registry.js';
import type { Pointers, RegistryRevision } from '../registry/registry-revision.js';
import { requireFittingRelease } from './fitting-release.js';

/** Shares of visitors one after the other, that a server walks by itself. */
export interface CanaryPlan {
  /** Whole numbers from 1 to 100, each higher than the one before. */
  readonly steps: readonly number[];
  /** Milliseconds that each step lasts at least. */
  readonly every: number;
}

/**
 * Gives a published version to a share of the visitors. It is a new run: what halted an earlier one does not hold for it.
 * @param share whole number from 1 to 100, or shares to walk through
 * @throws RefusedRelease
 */
export async function startCanary(
  store: string,
  remote: RemoteName,
  version: string,
  share: number | CanaryPlan,
  responsible: Actor,
): Promise<RegistryRevision> {
  const { steps, every } = typeof share === 'number' ? { steps: [share], every: 0 } : share;
  const [percent, ...further] = steps;
  if (percent === undefined || !steps.every(isShare) || !isRising(steps)) {
    throw new RefusedRelease('A share of visitors is a whole number from 1 to 100; steps rise');
  }
  await requireFittingRelease(store, remote, version);
  return await changeRegistry(store, responsible, ({ remotes }) => {
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
 * Takes the next step of a canary that has one, unless somebody else has changed it meanwhile.
 * @param from name of the step that it is at, as `stepOf` says it
 * @param stable votes on stable during that step
 * @throws RefusedRelease when it is no longer at that step
 */
export async function stepCanary(
  store: string,
  remote: RemoteName,
  from: string,
  stable: ArmCounts,
  responsible: Actor,
): Promise<RegistryRevision> {
  return await changeRegistry(store, responsible, ({ remotes }) => {
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
 * Gives everybody the stable version again.
 * @param only stops this version's canary and no other's
 * @param run and only this run of it, as `runOf` says it
 * @throws RefusedRelease when there is no such canary
 */
export async function stopCanary(
  store: string,
  remote: RemoteName,
  responsible: Actor,
  only?: string,
  run?: string,
): Promise<RegistryRevision> {
  return await changeRegistry(store, responsible, ({ remotes }) => {
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
