import { type VitalMetric, vitalMetrics } from '../../registry/vital-report.js';
import { escapeHtml, table } from '../errors/plain-page.js';
import type { VitalRating, VitalSummary } from '../telemetry/vital-statistics.js';
import type { LiveVersion } from './release-overview.js';

const names: Readonly<Record<VitalMetric, string>> = {
  LCP: 'Largest paint (LCP)',
  CLS: 'Layout shift (CLS)',
  INP: 'Interaction (INP)',
  FCP: 'First paint (FCP)',
  TTFB: 'First byte (TTFB)',
};

const colours: Readonly<Record<VitalRating, string>> = { good: 'live', fair: 'warn', poor: 'bad' };

/** Renders the web vitals of a remote's pages, one row per live version. */
export function renderVitals(remote: string, live: readonly LiveVersion[]): string {
  const rows = live.flatMap(({ role, version, vitals }) => {
    const visits = Math.max(0, ...Object.values(vitals).map((summary) => summary.visits));
    if (visits === 0) return [];
    const cells = vitalMetrics.map((metric) => cell(metric, vitals[metric]));
    return [[role, `<code>${escapeHtml(version)}</code>`, String(visits), ...cells]];
  });
  const heads = ['', 'Version', 'Visits', ...vitalMetrics.map((metric) => names[metric])];
  return `<h3>Visits to pages of ${remote}</h3>
<p class="muted">Three of four visits kept to the first figure. Rated as on web.dev/vitals.</p>
${table(heads, rows, 'No visit was reported.')}`;
}

function cell(metric: VitalMetric, summary: VitalSummary | undefined): string {
  if (!summary) return '–';
  const { p75, rating, good } = summary;
  const figure = p75 === null ? 'off the scale' : amount(metric, p75);
  return `<span class="${colours[rating]}">${figure}, ${rating}</span><br>${Math.round(good * 100)} % good`;
}

function amount(metric: VitalMetric, value: number): string {
  if (metric === 'CLS') return String(value);
  return value < 1000 ? `${value} ms` : `${value / 1000} s`;
}
