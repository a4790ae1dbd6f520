import type { CallResult } from '@northcast/shared-contracts/api/client/request';
import { useCallback, useEffect, useState } from 'react';

/** What a page knows of something it reads. `failureStatus` 0: no answer came. */
export type Reading<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failureStatus: number }
  | { readonly status: 'ready'; readonly answer: Answer };

/** What this visit has read, by address; it never goes stale by itself. Filled in the browser only. */
const answers = new Map<string, unknown>();
/** What is being read ahead, by address. */
const ahead = new Map<string, Promise<CallResult<unknown>>>();

/**
 * Reads something for a page that may be shown next, unless this visit has it.
 * @param address names the answer in the visit's memory
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
  if (!('error' in result)) answers.set(address, result.data);
}

/**
 * Reads something once a visit. A failure that came with the document is tried again by the browser, once and without a word: the
 * document may be older than the failure.
 * @param address names the answer in the visit's memory
 * @param read the call; keep its identity
 * @param known what the document brought, on the first page of a visit
 * @param isKnownWhole whether that is all there is to read, and so worth remembering
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
    answers.set(address, result.data);
    setReading({ status: 'ready', answer: result.data });
  }, [address, read]);

  // The document's answer is as good as one of our own.
  useEffect(() => {
    if (known?.status !== 'ready') {
      if (!answers.has(address)) void load();
    } else if (isKnownWhole) answers.set(address, known.answer);
  }, [address, known, isKnownWhole, load]);

  const retry = useCallback(() => {
    setReading({ status: 'loading' });
    void load();
  }, [load]);

  return { reading, retry };
}

function remembered<Answer>(address: string): Reading<Answer> {
  return answers.has(address)
    ? { status: 'ready', answer: answers.get(address) as Answer }
    : { status: 'loading' };
}
