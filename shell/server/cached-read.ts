import { TimeoutError } from '@northcast/shared-contracts/with-timeout';

/**
 * Reads once and keeps the result. After a failure the next call reads again, because its cause may
 * be temporary.
 */
export function cachedRead<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let known: Promise<Result> | undefined;
  return async () => {
    const reading = known ?? read();
    known = reading;
    reading.catch(() => {
      known = undefined;
    });
    return await reading;
  };
}

/**
 * For the `catch` of a read of a version: null for one that cannot be shown.
 * @throws TimeoutError if the store may have it
 */
export function unlessLate(error: unknown): null {
  if (error instanceof TimeoutError) throw error;
  return null;
}
