import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import {
  beaconPath,
  type FailureKind,
  type FailureReport,
  type LoadReport,
} from '../../registry/load-report';
import type { VitalReport } from '../../registry/vital-report';
import { publishedRemote } from './page-manifest';
import { voteTokens } from './vote-tokens';

const delay = 1000;
const most = 20;

type WaitingReport = LoadReport | FailureReport;

let waiting: WaitingReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells the server how a load ended.
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

/** Tells the server that something of a loaded version failed while it ran. */
export function reportFailure(remote: RemoteName, kind: FailureKind): void {
  const version = publishedRemote(remote)?.version;
  if (version !== undefined) reportLoad(remote, version, kind, 0);
}

/** Tells the server; several reports go together, a page that closes sends what it has. */
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

/** Posts reports, also from a page that is just closing. */
export function postReports(reports: readonly (WaitingReport | VitalReport)[]): void {
  navigator.sendBeacon?.(beaconPath, JSON.stringify({ tokens: voteTokens(), reports }));
}
