import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/**
 * Metrics reported for a visit, as https://web.dev/vitals defines them: milliseconds, a score for
 * CLS.
 */
export const vitalMetrics = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

/**
 * One metric of a visit and the version that rendered the document. Contains nothing about the user
 * or the page.
 */
export interface VitalReport {
  readonly kind: 'vital';
  readonly remote: RemoteName;
  readonly version: string;
  readonly metric: VitalMetric;
  readonly value: number;
}
