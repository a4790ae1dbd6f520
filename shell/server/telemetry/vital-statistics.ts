import { type VitalMetric, type VitalReport, vitalMetrics } from '../../registry/vital-report.js';
import { SlidingWindow } from './sliding-window.js';
import { vitalScales } from './vital-scales.js';

export type VitalRating = 'good' | 'fair' | 'poor';

/** One metric of one version within the window. */
export interface VitalSummary {
  readonly visits: number;
  /** The 75th percentile, rounded up to a bound of the scale; null above the last bound. */
  readonly p75: number | null;
  readonly rating: VitalRating;
  /** Share of good visits, 0 to 1. */
  readonly good: number;
}

export type VitalSummaries = Readonly<Partial<Record<VitalMetric, VitalSummary>>>;

type Slot = Record<VitalMetric, number[]>;

const emptyCounts = (metric: VitalMetric): number[] =>
  Array(vitalScales[metric].bounds.length + 1).fill(0);

const emptySlot = (): Slot =>
  Object.fromEntries(vitalMetrics.map((metric) => [metric, emptyCounts(metric)])) as Slot;

/** Counts web vitals by remote and version within a sliding window, in memory. */
export class VitalStatistics {
  private readonly slots: SlidingWindow<Slot>;

  /** @param window milliseconds */
  constructor(
    readonly window: number,
    now?: () => number,
  ) {
    this.slots = new SlidingWindow(window, emptySlot, now);
  }

  count({ remote, version, metric, value }: VitalReport): void {
    const counts = this.slots.current(`${remote}/${version}`)[metric];
    const { bounds } = vitalScales[metric];
    const bound = bounds.findIndex((most) => value <= most);
    const place = bound === -1 ? bounds.length : bound;
    counts[place] = (counts[place] ?? 0) + 1;
  }

  /** Summaries of every metric reported for a version. */
  of(remote: string, version: string): VitalSummaries {
    const slots = this.slots.slots(`${remote}/${version}`);
    const known = vitalMetrics.flatMap((metric) => {
      const counts = emptyCounts(metric).map((_none, index) =>
        slots.reduce((sum, slot) => sum + (slot[metric][index] ?? 0), 0),
      );
      const summary = summarise(metric, counts);
      return summary ? [[metric, summary] as const] : [];
    });
    return Object.fromEntries(known);
  }
}

function summarise(metric: VitalMetric, counts: readonly number[]): VitalSummary | null {
  const { good, poor, bounds } = vitalScales[metric];
  const upTo = (bound: number) => sum(counts.slice(0, bounds.indexOf(bound) + 1));
  const visits = sum(counts);
  if (visits === 0) return null;
  const p75 = bounds.find((bound) => upTo(bound) >= visits * 0.75) ?? null;
  const rating =
    p75 !== null && p75 <= good ? 'good' : p75 !== null && p75 <= poor ? 'fair' : 'poor';
  return { visits, p75, rating, good: upTo(good) / visits };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
