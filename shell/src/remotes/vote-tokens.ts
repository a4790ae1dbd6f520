import { voteTiming } from '../../registry/load-report';

let later: string | undefined;

/** What this page votes with: the token of its document, and the one of the registry it asked last. */
export function voteTokens(): string[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timing = navigation?.serverTiming?.find(({ name }) => name === voteTiming);
  return [timing?.description, later].flatMap((token) => (token ? [token] : []));
}

/** Keeps the token that came with a newer registry. */
export function adoptVoteToken({ headers }: Response): void {
  const header = headers.get('Server-Timing') ?? '';
  later = new RegExp(`\\b${voteTiming};desc="([^"]+)"`).exec(header)?.[1];
}
