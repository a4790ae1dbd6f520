import type { Readable } from 'node:stream';
import { withTimeout } from '@northcast/shared-contracts/with-timeout';

/** Milliseconds without an answer after which the file store counts as unreachable. */
export const storeTimeout = 120_000;

/**
 * Milliseconds that a request waits for the file store; less than the shell server waits for a
 * response (`BFF_TIMEOUT`, 30 s by default).
 */
export const placeTimeout = 20_000;

/**
 * A file that is being opened.
 * @param timeout milliseconds
 * @throws if it cannot be opened
 * @throws TimeoutError if that takes longer; a file that opens later is closed
 */
export async function opened(timeout: number, opening: Promise<Readable>): Promise<Readable> {
  return await withTimeout(opening, timeout).catch((error) => {
    opening.then(
      (file) => file.destroy(),
      () => undefined,
    );
    throw error;
  });
}

/**
 * Reads a stored file. The time that the reader takes for a chunk does not count. The limit does
 * not depend on the stream: while a network disk stalls, a destroyed file stream reports no error.
 * @param timeout milliseconds for a chunk
 * @throws if the file cannot be read, or a chunk takes longer; the file is closed
 */
export async function* readChunks(file: Readable, timeout: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = file[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await withTimeout(chunks.next(), timeout);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    file.destroy();
  }
}
