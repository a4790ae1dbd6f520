import type { CallResult } from '@northcast/shared-contracts/api/client/request';
import { useCallback, useEffect, useState } from 'react';

/** Loading state of a resource. `failureStatus` 0: no response arrived. */
export type Reading<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failureStatus: number }
  | { readonly status: 'ready'; readonly answer: Answer };

/**
 * What this visit has read, by address. Entries never expire. Filled in the browser only, because
 * on the server they would be shared between visitors.
 */
const answers = new Map<string, Reading<unknown>>();
/** Prefetches in progress, by address. */
const ahead = new Map<string, Promise<CallResult<unknown>>>();

/**
 * Prefetches a resource for a page that may be shown next, unless this visit has already read it.
 * @param address key in the cache of this visit
 */
export async function readAhead(
  address: string,
  read: () => Promise<CallResult<unknown>>,
): Promise<void> {
  if (answers.has(address) || ahead.has(address)) return;
  const reading = read();
  ahead.set(address, reading);
  const result = await reading;
  ahead.delete(address);
  if (!('error' in result)) answers.set(address, { status: 'ready', answer: result.data });
}

/**
 * Reads a resource once per visit. If the document brought a failure, the browser silently retries
 * once, because the cached document may be older than the recovery.
 * @param address key in the cache of this visit
 * @param read the call; keep its identity stable
 * @param known what the document brought, on the first page of a visit
 * @param isKnownWhole whether `known` is the complete resource, so that it may be cached
 */
export function useReading<Answer>(
  address: string,
  read: () => Promise<CallResult<Answer>>,
  known: Reading<Answer> | undefined,
  isKnownWhole = true,
) {
  const [reading, setReading] = useState<Reading<Answer>>(() => known ?? remembered(address));

  const load = useCallback(async () => {
    const early = (await ahead.get(address)) as CallResult<Answer> | undefined;
    const result = early && !('error' in early) ? early : await read();
    if ('error' in result) {
      setReading({ status: 'failed', failureStatus: result.error.status });
      return;
    }
    const ready: Reading<Answer> = { status: 'ready', answer: result.data };
    answers.set(address, ready);
    setReading(ready);
  }, [address, read]);

  // The response in the document is as good as one of our own.
  useEffect(() => {
    if (known?.status === 'ready') {
      if (isKnownWhole) answers.set(address, known);
      // A prefetch may have ended since the first render.
    } else if (answers.has(address)) setReading(remembered(address));
    else void load();
  }, [address, known, isKnownWhole, load]);

  const retry = useCallback(() => {
    setReading({ status: 'loading' });
    void load();
  }, [load]);

  return { reading, retry };
}

function remembered<Answer>(address: string): Reading<Answer> {
  return (answers.get(address) ?? { status: 'loading' }) as Reading<Answer>;
}
