import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** Why an area could not be had. */
export const failureKinds = [
  'network',
  'timeout',
  'stale',
  'integrity',
  'contract',
  'execution',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** How one load of an area ended, as the browser tells the server: nothing of the person, nothing of the page. */
export interface LoadReport {
  readonly kind: 'load';
  readonly remote: RemoteName;
  readonly version: string;
  readonly outcome: 'ok' | FailureKind;
  /** From the wish to the end, retries included. */
  readonly milliseconds: number;
}

/** What the browser posts there: an array of reports; a kind that the server does not know is passed over. */
export const beaconPath = '/releases/beacon';
