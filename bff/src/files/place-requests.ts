import type { Readable } from 'node:stream';
import { TimeoutError, withTimeout } from '@northcast/shared-contracts/with-timeout';
import { unavailable } from '../errors/api-errors.js';
import type { ByteRange, FilePlace, UnfinishedUpload } from './file-place.js';
import { opened } from './time-limits.js';

/**
 * Bytes that the place has room for; see `FilePlace.room`. Without the limit, a request would wait
 * for ever while a network disk stalls.
 * @param timeout milliseconds
 * @throws 503 when the place does not answer in time
 */
export const measuredRoom = (
  place: FilePlace,
  timeout: number,
  unfinished: readonly UnfinishedUpload[] = [],
): Promise<number> => inTime(withTimeout(place.room(unfinished), timeout));

/** The same for the bytes received of an upload; see `FilePlace.received`. */
export const receivedBytes = (
  place: FilePlace,
  timeout: number,
  id: string,
): Promise<number | null> => inTime(withTimeout(place.received(id), timeout));

/** The same for a file that is opened for a response; see `FilePlace.open`. */
export const openedFile = (
  place: FilePlace,
  timeout: number,
  id: string,
  range?: ByteRange,
): Promise<Readable> => inTime(opened(timeout, place.open(id, range)));

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof TimeoutError ? unavailable() : error;
  }
}
