import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type ArmCounts, nextStep, stepOf } from '../registry/canary-pointer.js';
import type { Pointers } from '../registry/registry-revision.js';
import { ArmVotes, apiFailure } from './arm-votes.js';
import type { CanarySettings } from './canary-settings.js';
import { compareArms, testCanary } from './sequential-test.js';
import type { ServerVotes } from './vote-files.js';

/** One arm of a canary's step. */
export interface ArmStanding extends ArmCounts {
  /** Number of visitors by kind of failure: a failed load, `error`, `rejection`, `api`, … */
  readonly kinds: Readonly<Record<string, number>>;
}

/** Result of a canary's current step, computed from the votes of all servers. */
export interface CanaryStanding {
  readonly version: string;
  readonly percent: number;
  /** ISO 8601; null if the registry does not record it. */
  readonly since: string | null;
  readonly canary: ArmStanding;
  readonly stable: ArmStanding;
  /** Likelihood ratio of 'the canary is worse than stable'. At `limit` the canary is stopped. */
  readonly evidence: number;
  readonly limit: number;
  /**
   * `failing`: stop it. `doubtful`: the evidence is against it, so no step is taken. `waiting`: too
   * few visitors for the next step. `healthy`: no evidence against it.
   */
  readonly verdict: 'failing' | 'doubtful' | 'waiting' | 'healthy';
  /** The verdict as text, including what is still missing. */
  readonly summary: string;
  /**
   * The next step and its earliest time (ISO 8601); null at the last step, and for a canary that is
   * stepped manually.
   */
  readonly next: { readonly percent: number; readonly due: string } | null;
}

const againstIt = 3;

/** @returns null if no canary is running */
export function canaryStanding(
  remote: RemoteName,
  { stable: stableVersion, canary: pointer }: Pick<Pointers, 'stable' | 'canary'>,
  servers: readonly ServerVotes[],
  settings: CanarySettings,
): CanaryStanding | null {
  if (pointer === null) return null;
  const arm = (version: string) => mergeArm(remote, stepOf(pointer), version, servers, settings);
  const [canary, stable] = [arm(pointer.version), arm(stableVersion)];
  const own = testCanary(canary.ownCounts, stable.ownCounts, settings, pointer.earlier);
  const compared = compareArms(canary.counts, stable.counts, settings);
  const result = own.logEvidence >= compared.logEvidence ? own : compared;
  const isFailing = own.isFailing || compared.isFailing;
  const next = nextStep(pointer);
  const { visitors } = canary.counts;
  const verdict = isFailing
    ? 'failing'
    : result.logEvidence > Math.log(againstIt)
      ? 'doubtful'
      : visitors < settings.minimumVisitors
        ? 'waiting'
        : 'healthy';
  const standing = {
    version: pointer.version,
    percent: pointer.percent,
    since: pointer.steppedAt ?? null,
    canary: { ...canary.counts, kinds: canary.kinds },
    stable: { ...stable.counts, kinds: stable.kinds },
    evidence: Math.exp(Math.min(result.logEvidence, 700)),
    limit: Math.exp(result.threshold),
    verdict,
    next: next && { percent: next.percent, due: new Date(next.due).toISOString() },
  } as const;
  return { ...standing, summary: describeStanding(standing, result.missingFailures, settings) };
}

function mergeArm(
  remote: RemoteName,
  step: string,
  version: string,
  servers: readonly ServerVotes[],
  { votesPerNetwork }: CanarySettings,
): ArmVotes {
  const written = servers.flatMap((votes) => {
    const found = votes[remote];
    const own = found?.step === step ? found.arms[version] : undefined;
    return own ? [own] : [];
  });
  return ArmVotes.of(written, votesPerNetwork);
}

type Judged = Omit<CanaryStanding, 'summary'>;

function describeStanding(
  { verdict, canary, stable, evidence, limit, next }: Judged,
  missingFailures: number,
  { minimumVisitors }: CanarySettings,
): string {
  const votes = `${canary.failed} of ${canary.visitors} visitors failed, ${stable.failed} of ${stable.visitors} of stable`;
  const walk = next ? ` then ${next.percent} %` : '';
  switch (verdict) {
    case 'failing':
      return `fails: ${votes}`;
    case 'doubtful': {
      const missing = missingFailures > 0 ? `, ${missingFailures} failing visitors missing` : '';
      const odds = `evidence ${evidence.toPrecision(2)} of ${Math.round(limit)}${missing}`;
      return `doubtful: ${votes}; ${odds} to end it${next ? '; no step is taken' : ''}`;
    }
    case 'waiting':
      return `waits: ${canary.visitors} of ${minimumVisitors} visitors${walk}; ${votes}`;
    case 'healthy':
      return `healthy: ${votes}`;
  }
}

/** Counts of an arm in which API failures are successes. */
export const ownCountsOf = ({ visitors, failed, kinds }: ArmStanding): ArmCounts => ({
  visitors,
  failed: failed - (kinds[apiFailure] ?? 0),
});

/** Why a canary was stopped, for the history. */
export const reasonOf = ({ canary, stable }: CanaryStanding, stableVersion: string): string =>
  `${canary.failed} of ${canary.visitors} visitors failed (${describeKinds(canary)}), ${stable.failed} of ${stable.visitors} of stable ${stableVersion}`;

export const describeKinds = ({ kinds }: Pick<ArmStanding, 'kinds'>): string =>
  Object.entries(kinds)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
