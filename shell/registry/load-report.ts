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
  /** From the request to the end, retries included. */
  readonly milliseconds: number;
}

/** What can fail in a version after it was loaded: a handler or a timer, a promise, a call of the API. */
export const runtimeFailureKinds = ['error', 'rejection', 'api'] as const;
export type RuntimeFailureKind = (typeof runtimeFailureKinds)[number];

/** Something of a version failed while it ran. */
export interface FailureReport {
  readonly kind: 'failure';
  readonly remote: RemoteName;
  readonly version: string;
  readonly failure: RuntimeFailureKind;
}

/** Metric of the `Server-Timing` header whose description is a document's token to vote with. */
export const voteTiming = 'nc';

/**
 * What the browser posts: `{ tokens, reports }`. A report counts where one of the tokens is of a document that shows its version; one
 * of a kind that the server does not know is passed over.
 */
export const beaconPath = '/releases/beacon';
