import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import {
  beaconPath,
  type FailureKind,
  type FailureReport,
  type LoadReport,
  voteTiming,
} from '../../registry/load-report';
import type { VitalReport } from '../../registry/vital-report';

const delay = 1000;
const most = 20;

type WaitingReport = LoadReport | FailureReport;

let waiting: WaitingReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reports the outcome of a load.
 * @param milliseconds since the load began
 */
export function reportLoad(
  remote: RemoteName,
  version: string,
  outcome: 'ok' | FailureKind,
  milliseconds: number,
): void {
  report({ kind: 'load', remote, version, outcome, milliseconds: Math.round(milliseconds) });
}

/** Reports that a loaded version failed at run time. */
export function reportFailure(
  remote: RemoteName,
  kind: FailureKind,
  version: string | undefined,
): void {
  if (version !== undefined) reportLoad(remote, version, kind, 0);
}

/** Queues a report. Reports are sent in batches, and when the page closes. */
export function report(each: WaitingReport): void {
  if (timer === undefined && waiting.length === 0) addEventListener('pagehide', send);
  waiting.push(each);
  if (waiting.length >= most) send();
  else timer ??= setTimeout(send, delay);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  postReports(waiting);
  waiting = [];
}

/** Posts reports, even while the page is closing. */
export function postReports(reports: readonly (WaitingReport | VitalReport)[]): void {
  navigator.sendBeacon?.(beaconPath, JSON.stringify({ tokens: voteTokens(), reports }));
}

/** Vote token of the latest manifest response. */
let later: string | undefined;

/**
 * Vote tokens of this page: the one of its document, and the one of the latest manifest response.
 */
export function voteTokens(): string[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timing = navigation?.serverTiming?.find(({ name }) => name === voteTiming);
  return [timing?.description, later].flatMap((token) => (token ? [token] : []));
}

/** Stores the vote token of a manifest response. */
export function adoptVoteToken({ headers }: Response): void {
  const header = headers.get('Server-Timing') ?? '';
  later = new RegExp(`\\b${voteTiming};desc="([^"]+)"`).exec(header)?.[1];
}
