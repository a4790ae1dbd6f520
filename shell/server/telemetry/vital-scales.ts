import type { VitalMetric } from '../../registry/vital-report.js';

/** Thresholds and histogram bounds of a metric, in its unit. */
export interface VitalScale {
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
