import { TimeoutError } from '@northcast/shared-contracts/with-timeout';

/**
 * For the `catch` of a read of a version: null for one that cannot be shown.
 * @throws TimeoutError if the store may have it
 */
export function unlessLate(error: unknown): null {
  if (error instanceof TimeoutError) throw error;
  return null;
}
