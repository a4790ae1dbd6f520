import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { describeDuration, readDuration } from '../canary/duration.js';
import { openHalt } from '../canary/halts.js';
import type { Actor } from '../changes/change-registry.js';
import { RefusedRelease } from '../refused-release.js';
import { type CanaryPlan, startCanary, stopCanary } from './canary.js';
import { warmServers } from './running-servers.js';

/** Arguments of the `canary` command. */
interface CanaryCall {
  readonly store: string;
  readonly remote: RemoteName;
  /** A version, or `off` to stop the canary. */
  readonly version: string | undefined;
  readonly amount: string | undefined;
  /** `1,5,25,100` */
  readonly steps?: string | undefined;
  /** `30s`, `10m`, `2h` */
  readonly every?: string | undefined;
  readonly by: Actor;
}

/**
 * Starts or stops a canary.
 * @returns the message for the user
 * @throws RefusedRelease
 */
export async function runCanaryCommand(call: CanaryCall): Promise<string> {
  const { store, remote, version, by } = call;
  if (version === undefined) throw new RefusedRelease('Name the version.');
  if (version === 'off') {
    await stopCanary(store, remote, by);
    return `Everybody gets the stable version of ${remote}.`;
  }
  const share = shareOf(call);
  const halt = await openHalt(store, remote);
  await warmServers(store, [{ remote, version }]);
  await startCanary(store, remote, version, share, by);
  const isLifted = halt?.version === version;
  const lifted = isLifted ? `This lifts the halt of ${halt.at} (${halt.why}). ` : '';
  return `${lifted}${remote} ${version} goes to ${describeShare(share)}`;
}

function shareOf({ amount, steps, every }: CanaryCall): number | CanaryPlan {
  if (steps === undefined) {
    if (every !== undefined) throw new RefusedRelease('--every needs --steps, like 1,5,25,100');
    return Number(amount ?? '5');
  }
  if (amount !== undefined) throw new RefusedRelease('Name a share or --steps, not both');
  const milliseconds = readDuration(every ?? '10m');
  if (milliseconds === null) {
    throw new RefusedRelease(
      `--every is a duration up to a week like 30s, 10m or 2h, not '${every}'`,
    );
  }
  return { steps: steps.split(',').map(Number), every: milliseconds };
}

function describeShare(share: number | CanaryPlan): string {
  if (typeof share === 'number') return `${share} % of the visitors.`;
  const [first, ...further] = share.steps;
  const walk = further.map((percent) => `${percent} %`).join(', ');
  const then = walk
    ? `, then to ${walk}, each after ${describeDuration(share.every)} at least`
    : '';
  return `${first} % of the visitors${then}. It stays a canary until somebody promotes it.`;
}
