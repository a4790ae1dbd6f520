import type { FailureKind } from '../../registry/load-report';
import type { LoadFailure } from './load-failure';
import type { RemoteInstance } from './remote-instance';

/**
 * How far a load of something from a remote has come: which version it is to come from is being resolved, it is loading, it is ready
 * or it failed. Every attempt is a state of its own; nothing of a failed one is used again.
 */
export type LoadState<Loaded> =
  | { readonly phase: 'resolving'; readonly attempt: number }
  | { readonly phase: 'loading'; readonly attempt: number; readonly instance: RemoteInstance }
  | { readonly phase: 'waiting'; readonly attempt: number; readonly delay: number }
  | { readonly phase: 'ready'; readonly instance: RemoteInstance; readonly loaded: Loaded }
  | { readonly phase: 'failed'; readonly failure: LoadFailure; readonly version: string | null };

/** Milliseconds that a load may take in all, retries included. */
export const totalBudget = 10_000;
/** A retry that could not finish in less than this is not begun. */
const leastTime = 2500;

/** Milliseconds before each retry, by what went wrong; another attempt can't help where nothing is said. */
const delays: Readonly<Partial<Record<FailureKind, readonly number[]>>> = {
  network: [300, 900],
  timeout: [0],
  // The registry is asked again first, which is all that such a failure needs.
  stale: [0, 500],
  contract: [0],
};

/**
 * What follows a failed attempt.
 * @param elapsed milliseconds since the load began
 */
export function afterFailure(
  attempt: number,
  failure: LoadFailure,
  version: string | null,
  elapsed: number,
): LoadState<never> {
  const delay = delays[failure.kind]?.[attempt - 1];
  if (delay === undefined || elapsed + delay > totalBudget - leastTime) {
    return { phase: 'failed', failure, version };
  }
  return { phase: 'waiting', attempt, delay };
}
