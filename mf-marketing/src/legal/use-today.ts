import { usePageData } from '@northcast/shared-contracts/host/host';
import type { PageAnswer } from '@northcast/shared-contracts/host/remote';
import { useSyncExternalStore } from 'react';

/** The day it is now in UTC, `2026-11-20`. */
const today = () => new Date().toISOString().slice(0, 10);

/** What the server renders the day from; it travels with the document. */
export const loadToday = async (): Promise<PageAnswer> => ({
  status: 200,
  data: { today: today() },
});

const renderedDay = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'today' in data && typeof data.today === 'string'
    ? data.today
    : today();

const never = () => () => {};

/**
 * The current day in UTC. A document that was rendered yesterday is taken over with yesterday's day and corrected right after, so
 * that nothing mismatches.
 */
export function useToday(): string {
  const data = usePageData();
  return useSyncExternalStore(never, today, () => renderedDay(data));
}
