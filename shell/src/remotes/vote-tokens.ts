import { voteTiming } from '../../registry/load-report';

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
