import type { CanaryStanding } from '@northcast/release/canary/canary-standing';
import { type Halt, openHalt } from '@northcast/release/canary/halts';
import {
  type HistoryEntry,
  isChangedByPersonAfter,
  readHistory,
} from '@northcast/release/changes/history';
import { knownRemotes, publishedVersions } from '@northcast/release/publications/release-store';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { FailureKind, RuntimeFailureKind } from '../../registry/load-report.js';
import { misfits, type RunningParts } from '../deployed/misfits.js';
import { describeTrouble, type FailingVersions } from '../documents/failing-versions.js';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { CanaryGuard } from '../telemetry/canary-guard.js';
import { failureRate, type LoadStatistics, loadTime } from '../telemetry/load-statistics.js';
import type { PolicyReport, PolicyReports } from '../telemetry/policy-reports.js';
import type { VitalStatistics, VitalSummaries } from '../telemetry/vital-statistics.js';

/** Statistics of one live version within the window. */
export interface LiveVersion {
  readonly role: 'stable' | 'canary' | 'previous';
  readonly version: string;
  /** Share of visitors, for a canary. */
  readonly percent?: number;
  readonly ok: number;
  readonly failed: Readonly<Partial<Record<FailureKind | RuntimeFailureKind, number>>>;
  /** 0 to 1. */
  readonly failureRate: number;
  /** Median and 95th percentile of load times in milliseconds. */
  readonly median: number | null;
  readonly p95: number | null;
  /** Web vitals of its pages. */
  readonly vitals: VitalSummaries;
}

/** Data of the operators' page. */
export interface ReleaseOverview {
  readonly revision: number;
  /** Problems, as text. */
  readonly troubles: readonly string[];
  /** Milliseconds covered by load statistics. */
  readonly window: number;
  /** Milliseconds covered by web vitals. */
  readonly vitalsWindow: number;
  readonly remotes: readonly {
    readonly remote: RemoteName;
    readonly live: readonly LiveVersion[];
    /** Result of the running canary, from the votes of all servers; null if none is running. */
    readonly standing: CanaryStanding | null;
    /** The canary that a server stopped, unless a later change has superseded it. */
    readonly halt: Halt | null;
    readonly published: readonly string[];
  }[];
  readonly history: readonly HistoryEntry[];
  readonly policyReports: { readonly total: number; readonly newest: readonly PolicyReport[] };
}

interface OverviewParts {
  readonly store: string;
  readonly registry: LiveRegistry;
  readonly deployed: RunningParts;
  readonly statistics: LoadStatistics;
  readonly vitals: VitalStatistics;
  readonly policyReports: PolicyReports;
  readonly failing: FailingVersions;
  readonly guard: CanaryGuard;
}

export async function releaseOverview(parts: OverviewParts): Promise<ReleaseOverview> {
  const { store, registry, deployed, policyReports } = parts;
  // Makes the registry read every live version, so that its problems are reported.
  const { revision } = await registry.forVisitor();
  const live = (await registry.pointers())?.remotes ?? {};
  const known = await stored(registry, Object.keys(live), () => knownRemotes(store, live));
  const remotes = await Promise.all(
    known.map(async (remote) => ({
      remote,
      live: await liveVersions(remote, parts),
      standing: await standingOf(remote, parts),
      halt: await haltShown(remote, parts),
      published: await stored(registry, [], () => publishedVersions(store, remote)),
    })),
  );
  const { total, newest } = policyReports;
  const { trouble } = registry;
  return {
    revision,
    troubles: [
      ...(trouble.registry ? [`${trouble.registry.reason} (since ${trouble.registry.since})`] : []),
      ...trouble.releases.map(({ reason }) => reason),
      ...(await renderTroubles(parts)),
      ...remotes.flatMap(({ halt }) => (halt ? [describeHalt(halt)] : [])),
      ...(await misfits(registry, deployed)),
    ],
    window: parts.statistics.window,
    vitalsWindow: parts.vitals.window,
    remotes,
    history: await stored(registry, [], () => readHistory(store, 50).catch(() => [])),
    policyReports: { total, newest },
  };
}

/** What only the store holds, or a substitute if its disk has stalled. */
const stored = async <Result>(
  { isStalled }: LiveRegistry,
  substitute: Result,
  read: () => Promise<Result>,
): Promise<Result> => (isStalled ? substitute : await read());

const describeHalt = ({ remote, version, at, why }: Halt) =>
  `The canary ${remote} ${version} was ended at ${at}. ${why}`;

/**
 * Pages that failed. Those of a version that is no longer live are left out once a person has
 * changed its area.
 */
async function renderTroubles({ store, registry, failing }: OverviewParts): Promise<string[]> {
  const remotes = (await registry.pointers())?.remotes ?? {};
  const shown = failing.list.map(async (trouble) => {
    const { remote, version, at } = trouble;
    const live = remotes[remote];
    const isLive = version === live?.stable || version === live?.canary?.version;
    const isOver = () => isChangedByPersonAfter(store, remote, at);
    return isLive || !(await stored(registry, false, isOver)) ? [describeTrouble(trouble)] : [];
  });
  return (await Promise.all(shown)).flat();
}

/** If the store is not writable, only this server knows about a halt. */
async function haltShown(remote: RemoteName, { store, registry }: OverviewParts) {
  const canary = (await registry.pointers())?.remotes[remote]?.canary;
  const halt = await stored(registry, null, () => openHalt(store, remote));
  return halt ?? (canary ? registry.haltOf(remote, canary) : null);
}

async function standingOf(remote: RemoteName, { registry, guard }: OverviewParts) {
  const pointers = (await registry.pointers())?.remotes[remote];
  return pointers ? guard.standing(remote, pointers) : null;
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
    ...(canary ? [{ ...describe('canary', canary.version), percent: canary.percent }] : []),
    ...(previous ? [describe('previous', previous)] : []),
  ];
}
