import { type VitalMetric, type VitalReport, vitalMetrics } from '../../registry/vital-report.js';
import { SlidingWindow } from './sliding-window.js';

/** Thresholds and histogram bounds of a metric, in its unit. */
interface VitalScale {
  /**
   * A visit is good up to `good` and poor above `poor`; see
   * https://web.dev/articles/defining-core-web-vitals-thresholds.
   */
  readonly good: number;
  readonly poor: number;
  /** Upper bounds of the histogram, inclusive; they contain both thresholds. */
  readonly bounds: readonly number[];
}

export const vitalScales: Readonly<Record<VitalMetric, VitalScale>> = {
  LCP: {
    good: 2500,
    poor: 4000,
    bounds: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 6000, 10_000],
  },
  CLS: {
    good: 0.1,
    poor: 0.25,
    bounds: [0, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
  },
  INP: {
    good: 200,
    poor: 500,
    bounds: [16, 24, 32, 48, 64, 80, 100, 125, 150, 200, 300, 400, 500, 750, 1000, 2000],
  },
  FCP: {
    good: 1800,
    poor: 3000,
    bounds: [200, 400, 600, 800, 1000, 1200, 1500, 1800, 2400, 3000, 5000, 10_000],
  },
  TTFB: {
    good: 800,
    poor: 1800,
    bounds: [25, 50, 100, 200, 300, 400, 600, 800, 1200, 1800, 3000, 6000],
  },
};

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
