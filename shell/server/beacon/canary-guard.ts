import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { LiveRegistry } from '../registry/live-registry.js';
import { stopCanary } from '../release/canary.js';
import { failureRate, failures, type LoadCounts, type LoadStatistics } from './load-statistics.js';

/** When a canary is worse than can be chance. */
export interface CanarySettings {
  /** Loads of the canary within the window before it is judged. */
  readonly minimumLoads: number;
  /** How much higher its share of failed loads may be than stable's, 0 to 1. */
  readonly margin: number;
}

/** Whether a canary fails so much more often than stable that nobody should get it. */
export function isWorse(
  canary: LoadCounts,
  stable: LoadCounts,
  { minimumLoads, margin }: CanarySettings,
): boolean {
  const loads = canary.ok + failures(canary);
  return loads >= minimumLoads && failureRate(canary) - failureRate(stable) > margin;
}

const inWords = (counts: LoadCounts) =>
  `${failures(counts)} of ${counts.ok + failures(counts)} loads`;

/**
 * Ends canaries that fail. This server stops handing one out at once; the registry follows where the server may sign, else an
 * operator has to end the canary.
 */
export class CanaryGuard {
  constructor(
    private readonly store: string,
    private readonly registry: LiveRegistry,
    private readonly statistics: LoadStatistics,
    private readonly settings: CanarySettings,
    private readonly warn: (text: string) => void,
  ) {}

  /** Judges the canary of a remote after new reports of its loads. */
  async judge(remote: RemoteName): Promise<void> {
    const pointers = (await this.registry.pointers())?.remotes[remote];
    const version = pointers?.canary?.version;
    if (!pointers || version === undefined || this.registry.isHalted(remote, version)) return;
    const canary = this.statistics.of(remote, version);
    const stable = this.statistics.of(remote, pointers.stable);
    if (!isWorse(canary, stable, this.settings)) return;
    this.registry.halt(remote, version);
    const why = `${inWords(canary)} failed, ${inWords(stable)} of stable ${pointers.stable}`;
    this.warn(`The canary ${remote} ${version} is rolled back: ${why}.`);
    await stopCanary(this.store, remote, { who: 'automatic', why }, version).catch(
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        this.warn(`The registry still names the canary ${remote} ${version}: ${reason}`);
      },
    );
  }
}
