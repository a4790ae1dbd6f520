import type {
  FailureKind,
  FailureReport,
  LoadReport,
  RuntimeFailureKind,
} from '../../registry/load-report.js';
import { SlidingWindow } from './sliding-window.js';

/** Outcomes of the loads of one version within the window. */
export interface LoadCounts {
  readonly ok: number;
  readonly failed: Readonly<Partial<Record<FailureKind | RuntimeFailureKind, number>>>;
  /** Loads by the lowest bound in `loadTimes` that they stayed under. */
  readonly times: readonly number[];
}

/** Histogram bounds of load times in milliseconds. */
const loadTimes = [50, 100, 200, 400, 800, 1600, 3200, 6400, 12_800] as const;

const failures = ({ failed }: LoadCounts): number =>
  Object.values(failed).reduce((sum, count) => sum + count, 0);

/** Share of loads that failed, 0 to 1; 0 if there were none. */
export function failureRate(counts: LoadCounts): number {
  const all = counts.ok + failures(counts);
  return all === 0 ? 0 : failures(counts) / all;
}

/**
 * Quantile of the successful load times, in milliseconds.
 * @param share 0.5 for the median
 */
export function loadTime({ ok, times }: LoadCounts, share: number): number | null {
  if (ok === 0) return null;
  let seen = 0;
  for (const [index, count] of times.entries()) {
    seen += count;
    if (seen >= ok * share) return loadTimes[index] ?? Number.POSITIVE_INFINITY;
  }
  return Number.POSITIVE_INFINITY;
}

interface Slot {
  ok: number;
  failed: Partial<Record<FailureKind | RuntimeFailureKind, number>>;
  times: number[];
}

const emptySlot = (): Slot => ({ ok: 0, failed: {}, times: Array(loadTimes.length + 1).fill(0) });

/** Counts loads by remote and version within a sliding window, in memory. */
export class LoadStatistics {
  private readonly slots: SlidingWindow<Slot>;

  /** @param window milliseconds */
  constructor(
    readonly window: number,
    now?: () => number,
  ) {
    this.slots = new SlidingWindow(window, emptySlot, now);
  }

  count(report: LoadReport | FailureReport): void {
    const slot = this.slots.current(`${report.remote}/${report.version}`);
    if (report.kind === 'failure') {
      slot.failed[report.failure] = (slot.failed[report.failure] ?? 0) + 1;
      return;
    }
    const { outcome, milliseconds } = report;
    if (outcome === 'ok') {
      slot.ok += 1;
      const bound = loadTimes.findIndex((most) => milliseconds < most);
      const place = bound === -1 ? loadTimes.length : bound;
      slot.times[place] = (slot.times[place] ?? 0) + 1;
    } else {
      slot.failed[outcome] = (slot.failed[outcome] ?? 0) + 1;
    }
  }

  of(remote: string, version: string): LoadCounts {
    const sum = emptySlot();
    for (const { ok, failed, times } of this.slots.slots(`${remote}/${version}`)) {
      sum.ok += ok;
      for (const [kind, count] of Object.entries(failed) as [
        FailureKind | RuntimeFailureKind,
        number,
      ][]) {
        sum.failed[kind] = (sum.failed[kind] ?? 0) + count;
      }
      for (const [index, count] of times.entries())
        sum.times[index] = (sum.times[index] ?? 0) + count;
    }
    return sum;
  }
}
