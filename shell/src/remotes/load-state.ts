import type { FailureKind } from '../../registry/load-report';
import type { LoadFailure } from './load-failure';
import type { RemoteInstance } from './remote-instance';

/**
 * State of a load from a remote: resolving the version, loading, waiting for a retry, ready or
 * failed. Nothing from a failed attempt is reused.
 */
export type LoadState<Loaded> =
  | { readonly phase: 'resolving'; readonly attempt: number }
  | { readonly phase: 'loading'; readonly attempt: number; readonly instance: RemoteInstance }
  | { readonly phase: 'waiting'; readonly attempt: number; readonly delay: number }
  | { readonly phase: 'ready'; readonly instance: RemoteInstance; readonly loaded: Loaded }
  | { readonly phase: 'failed'; readonly failure: LoadFailure; readonly version: string | null };

/** Maximum milliseconds for a load, including retries. */
export const totalBudget = 10_000;
/** A retry is not started if less than this many milliseconds remain. */
const leastTime = 2500;

/**
 * Milliseconds before each retry, by kind of failure. Other kinds are not retried because a retry
 * cannot help.
 */
const delays: Readonly<Partial<Record<FailureKind, readonly number[]>>> = {
  network: [300, 900],
  timeout: [0],
  // Refreshing the manifest is usually enough, so the first retry is immediate.
  stale: [0, 500],
  contract: [0],
};

/**
 * The state after a failed attempt.
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
