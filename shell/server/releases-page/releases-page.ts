import { describeEntry } from '@northcast/release/commands/release-list';
import { type VitalMetric, vitalMetrics } from '../../registry/vital-report.js';
import { escapeHtml, table } from '../errors/plain-page.js';
import type { VitalRating, VitalSummary } from '../telemetry/vital-statistics.js';
import { renderCanary } from './canary-section.js';
import type { LiveVersion, ReleaseOverview } from './release-overview.js';

/** Renders the operators' page as HTML without scripts. */
export function renderReleases(overview: ReleaseOverview): string {
  const minutes = Math.round(overview.window / 60_000);
  const hours = Math.round(overview.vitalsWindow / 3_600_000);
  return `
<h1>Releases</h1>
<p class="muted">Revision ${overview.revision}. Loads of the last ${minutes} minutes and visits of the last ${hours} hours, as this server was told.</p>
${overview.troubles.map((trouble) => `<p class="bad" role="alert">${escapeHtml(trouble)}</p>`).join('')}
${overview.remotes.map(renderRemote).join('')}
<h2>History</h2>
${table(
  ['When', 'What'],
  overview.history.map((entry) => [time(entry.at), escapeHtml(describeEntry(entry))]),
  'Nothing has happened yet.',
)}
<h2>Refused by the security policies</h2>
<p class="muted">${overview.policyReports.total} since this server started.</p>
${table(
  ['When', 'Whose', 'Rule', 'Refused'],
  overview.policyReports.newest.map(({ at, origin, directive, blocked }) => [
    time(at),
    escapeHtml(origin),
    escapeHtml(directive),
    `<code>${escapeHtml(blocked)}</code>`,
  ]),
  'Nothing.',
)}`;
}

function renderRemote(area: ReleaseOverview['remotes'][number]): string {
  const { remote, live, published } = area;
  const rows = live.map((version) => [
    role(version),
    `<code>${escapeHtml(version.version)}</code>`,
    String(version.ok),
    failures(version),
    milliseconds(version.median),
    milliseconds(version.p95),
  ]);
  const shown = published.slice(0, 12).map((version) => `<code>${escapeHtml(version)}</code>`);
  return `<h2>${remote}</h2>
${table(['', 'Version', 'Loads', 'Failed', 'Half under', '95 % under'], rows, 'Nothing is live.')}
${renderCanary(area)}
${renderVitals(remote, live)}
<p class="muted">Published: ${shown.join(', ') || 'nothing'}${published.length > 12 ? ` and ${published.length - 12} more` : ''}</p>`;
}

function role({ role: name, percent }: LiveVersion): string {
  if (name === 'stable') return '<span class="live">stable</span>';
  return percent === undefined ? name : `${name}, ${percent} %`;
}

function failures({ failed, failureRate }: LiveVersion): string {
  const kinds = Object.entries(failed).map(([kind, count]) => `${count} ${kind}`);
  if (kinds.length === 0) return '0';
  return `<span class="bad">${kinds.join(', ')}</span> (${(failureRate * 100).toFixed(1)} %)`;
}

function milliseconds(value: number | null): string {
  if (value === null) return '–';
  return Number.isFinite(value) ? `${value} ms` : 'over 12.8 s';
}

const time = (iso: string) =>
  `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`;

const metricNames: Readonly<Record<VitalMetric, string>> = {
  LCP: 'Largest paint (LCP)',
  CLS: 'Layout shift (CLS)',
  INP: 'Interaction (INP)',
  FCP: 'First paint (FCP)',
  TTFB: 'First byte (TTFB)',
};

const colours: Readonly<Record<VitalRating, string>> = { good: 'live', fair: 'warn', poor: 'bad' };

/** Renders the web vitals of a remote's pages, one row per live version. */
function renderVitals(remote: string, live: readonly LiveVersion[]): string {
  const rows = live.flatMap(({ role, version, vitals }) => {
    const visits = Math.max(0, ...Object.values(vitals).map((summary) => summary.visits));
    if (visits === 0) return [];
    const cells = vitalMetrics.map((metric) => cell(metric, vitals[metric]));
    return [[role, `<code>${escapeHtml(version)}</code>`, String(visits), ...cells]];
  });
  const heads = ['', 'Version', 'Visits', ...vitalMetrics.map((metric) => metricNames[metric])];
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
