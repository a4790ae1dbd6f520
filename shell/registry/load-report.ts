import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** Why a remote failed to load. */
export const failureKinds = [
  'network',
  'timeout',
  'stale',
  'integrity',
  'contract',
  'execution',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/**
 * Outcome of one load of a remote, sent by the browser. Contains nothing about the user or the
 * page.
 */
export interface LoadReport {
  readonly kind: 'load';
  readonly remote: RemoteName;
  readonly version: string;
  readonly outcome: 'ok' | FailureKind;
  /** From the request to the outcome, including retries. */
  readonly milliseconds: number;
}

/**
 * What can fail in a version after it was loaded: a handler or timer, a promise, or an API call.
 */
export const runtimeFailureKinds = ['error', 'rejection', 'api'] as const;
export type RuntimeFailureKind = (typeof runtimeFailureKinds)[number];

/** A run-time failure of a version. */
export interface FailureReport {
  readonly kind: 'failure';
  readonly remote: RemoteName;
  readonly version: string;
  readonly failure: RuntimeFailureKind;
}

/** `Server-Timing` metric whose description is the document's vote token. */
export const voteTiming = 'nc';

/**
 * The browser posts `{ tokens, reports }` here. A report counts if one of the tokens belongs to a
 * document that shows its version. The server ignores reports of an unknown kind.
 */
export const beaconPath = '/releases/beacon';
