import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { beaconPath, type FailureKind, type LoadReport } from '../../registry/load-report';
import type { VitalReport } from '../../registry/vital-report';
import { publishedRemote } from './document-registry';

const delay = 1000;
const most = 20;

let waiting: LoadReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells the server how a load ended; several go together, a page that closes sends what it has.
 * @param milliseconds since the load began
 */
export function reportLoad(
  remote: RemoteName,
  version: string,
  outcome: 'ok' | FailureKind,
  milliseconds: number,
): void {
  if (timer === undefined && waiting.length === 0) addEventListener('pagehide', send);
  waiting.push({ kind: 'load', remote, version, outcome, milliseconds: Math.round(milliseconds) });
  if (waiting.length >= most) send();
  else timer ??= setTimeout(send, delay);
}

/** Tells the server that something of a loaded version failed while it ran. */
export function reportFailure(remote: RemoteName, kind: FailureKind): void {
  const version = publishedRemote(remote)?.version;
  if (version !== undefined) reportLoad(remote, version, kind, 0);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  postReports(waiting);
  waiting = [];
}

/** Posts reports, also from a page that is just closing. */
export function postReports(reports: readonly (LoadReport | VitalReport)[]): void {
  navigator.sendBeacon?.(beaconPath, JSON.stringify(reports));
}
