import { unavailable } from '../errors/api-errors.js';
import type { FilePlace, UnfinishedUpload } from './file-place.js';
import { LateError, within } from './time-limits.js';

/**
 * Bytes that the place has room for; see `FilePlace.room`. Without the limit, a request would wait
 * for ever while a network disk stalls.
 * @param timeout milliseconds
 * @throws 503 when the place does not answer in time
 */
export async function measuredRoom(
  place: FilePlace,
  timeout: number,
  unfinished: readonly UnfinishedUpload[] = [],
): Promise<number> {
  try {
    return await within(timeout, place.room(unfinished));
  } catch (error) {
    throw error instanceof LateError ? unavailable() : error;
  }
}
