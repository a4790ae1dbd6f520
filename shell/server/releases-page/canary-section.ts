import {
  type ArmStanding,
  type CanaryStanding,
  describeKinds,
} from '@northcast/release/canary/canary-standing';
import { describeDuration } from '@northcast/release/canary/duration';
import type { Halt } from '@northcast/release/canary/halts';
import { escapeHtml, table } from '../errors/plain-page.js';

interface CanaryOfRemote {
  readonly standing: CanaryStanding | null;
  readonly halt: Halt | null;
}

const colours = { failing: 'bad', doubtful: 'warn', waiting: 'muted', healthy: 'live' } as const;

/** Renders the state of a remote's canary or why it was stopped; empty if there is neither. */
export function renderCanary({ standing, halt }: CanaryOfRemote): string {
  const ended = halt
    ? `<p class="warn">Canary <code>${escapeHtml(halt.version)}</code> was ended at ${escapeHtml(halt.at)}. ${escapeHtml(halt.why)}. Everybody gets stable. A new canary command lifts this.</p>`
    : '';
  if (standing === null || halt) return ended;
  const { version, percent, since, verdict, summary, next } = standing;
  const running = since ? `, for ${describeDuration(Date.now() - Date.parse(since))}` : '';
  const walk = next
    ? `<p>Next step: ${next.percent} %, at ${escapeHtml(next.due)} at the earliest.</p>`
    : '<p class="muted">No further step by itself: promote it, or end it.</p>';
  const odds = `${standing.evidence.toPrecision(2)} of ${Math.round(standing.limit)}`;
  return `<h3>Canary ${escapeHtml(version)} at ${percent} %${running}</h3>
<p class="${colours[verdict]}">${escapeHtml(summary)}</p>
${walk}
${table(
  ['', 'Visitors', 'Failed', 'What failed', 'Evidence against it'],
  [
    ['canary', ...armCells(standing.canary), odds],
    ['stable', ...armCells(standing.stable), ''],
  ],
  '',
)}`;
}

const armCells = (arm: ArmStanding) => [
  String(arm.visitors),
  String(arm.failed),
  escapeHtml(describeKinds(arm)) || '–',
];
