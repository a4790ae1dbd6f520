import { describeEntry } from '@northcast/release/commands/release-list';
import { escapeHtml, table } from '../errors/plain-page.js';
import { renderCanary } from './canary-section.js';
import type { LiveVersion, ReleaseOverview } from './release-overview.js';
import { renderVitals } from './vitals-table.js';

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
