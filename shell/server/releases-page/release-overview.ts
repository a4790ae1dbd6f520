import { type RemoteName, remoteNames } from '@northcast/shared-contracts/host/remote';
import type { FailureKind } from '../../registry/load-report.js';
import { failureRate, type LoadStatistics, loadTime } from '../beacon/load-statistics.js';
import type { PolicyReport, PolicyReports } from '../beacon/policy-reports.js';
import type { VitalStatistics, VitalSummaries } from '../beacon/vital-statistics.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import { type HistoryEntry, readHistory } from '../release/history.js';
import { publishedVersions } from '../release/release-store.js';

/** How one live version does within the window. */
export interface LiveVersion {
  readonly role: 'stable' | 'canary' | 'previous';
  readonly version: string;
  /** Share of visitors, of a canary. */
  readonly percent?: number;
  /** Ended by this server, though the registry may still name it. */
  readonly halted?: boolean;
  readonly ok: number;
  readonly failed: Readonly<Partial<Record<FailureKind, number>>>;
  /** 0 to 1. */
  readonly failureRate: number;
  /** Milliseconds that half, and 95 of 100, of the loads stayed under. */
  readonly median: number | null;
  readonly p95: number | null;
  /** How its pages did for those who visited them. */
  readonly vitals: VitalSummaries;
}

/** What operators see. */
export interface ReleaseOverview {
  readonly revision: number;
  /** What is wrong, in words. */
  readonly troubles: readonly string[];
  /** Milliseconds. */
  readonly window: number;
  /** Milliseconds, of the figures of visits. */
  readonly vitalsWindow: number;
  readonly remotes: readonly {
    readonly remote: RemoteName;
    readonly live: readonly LiveVersion[];
    readonly published: readonly string[];
  }[];
  readonly history: readonly HistoryEntry[];
  readonly policyReports: { readonly total: number; readonly newest: readonly PolicyReport[] };
}

interface OverviewParts {
  readonly store: string;
  readonly registry: LiveRegistry;
  readonly statistics: LoadStatistics;
  readonly vitals: VitalStatistics;
  readonly policyReports: PolicyReports;
}

export async function releaseOverview(parts: OverviewParts): Promise<ReleaseOverview> {
  const { store, registry, policyReports } = parts;
  // Makes the registry look at every live version, so that its troubles are told.
  const { revision } = await registry.forVisitor();
  const remotes = await Promise.all(
    remoteNames.map(async (remote) => ({
      remote,
      live: await liveVersions(remote, parts),
      published: await publishedVersions(store, remote),
    })),
  );
  const { total, newest } = policyReports;
  const { trouble } = registry;
  return {
    revision,
    troubles: [
      ...(trouble.registry ? [`${trouble.registry.reason} (since ${trouble.registry.since})`] : []),
      ...trouble.releases.map(({ reason }) => reason),
    ],
    window: parts.statistics.window,
    vitalsWindow: parts.vitals.window,
    remotes,
    history: await readHistory(store, 50).catch(() => []),
    policyReports: { total, newest },
  };
}

async function liveVersions(
  remote: RemoteName,
  { registry, statistics, vitals }: OverviewParts,
): Promise<LiveVersion[]> {
  const pointers = (await registry.pointers())?.remotes[remote];
  if (!pointers) return [];
  const { stable, canary, previous } = pointers;
  const describe = (role: LiveVersion['role'], version: string) => {
    const counts = statistics.of(remote, version);
    const { ok, failed } = counts;
    const [median, p95] = [loadTime(counts, 0.5), loadTime(counts, 0.95)];
    return {
      role,
      version,
      ok,
      failed,
      failureRate: failureRate(counts),
      median,
      p95,
      vitals: vitals.of(remote, version),
    };
  };
  return [
    describe('stable', stable),
    ...(canary
      ? [
          {
            ...describe('canary', canary.version),
            percent: canary.percent,
            halted: registry.isHalted(remote, canary.version),
          },
        ]
      : []),
    ...(previous ? [describe('previous', previous)] : []),
  ];
}
