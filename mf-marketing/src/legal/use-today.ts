import { usePageData } from '@northcast/shared-contracts/host/host';
import type { LoaderResult } from '@northcast/shared-contracts/host/remote';
import { useSyncExternalStore } from 'react';
import { today } from './today';

/** What the server renders the day from; it travels with the document. */
export const loadToday = async (): Promise<LoaderResult> => ({
  status: 200,
  data: { today: today() },
});

const renderedDay = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'today' in data && typeof data.today === 'string'
    ? data.today
    : today();

const never = () => () => {};

/**
 * The reader's current day. The document may have been rendered on another one: `attachPolicy`
 * corrects it, and a page that takes it over begins with the same day.
 */
export function useToday(): string {
  const data = usePageData();
  return useSyncExternalStore(never, today, () => renderedDay(data));
}
