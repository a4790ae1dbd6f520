import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** What is told of a visit to a page, as https://web.dev/vitals defines it: milliseconds, of CLS a score. */
export const vitalMetrics = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

/** One figure of a visit, by the version that its document was made from: nothing of the person, nothing of the page. */
export interface VitalReport {
  readonly kind: 'vital';
  readonly remote: RemoteName;
  readonly version: string;
  readonly metric: VitalMetric;
  readonly value: number;
}
