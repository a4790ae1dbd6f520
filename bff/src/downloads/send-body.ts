import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Streams the body of a response. A client that leaves, also before the first byte, is no error.
 * @throws what the source of the body throws
 */
export async function sendBody(body: Readable, response: Response): Promise<void> {
  // Node 24 refuses a pipeline into a destroyed stream, and leaves the body open.
  if (response.destroyed) {
    body.destroy();
    return;
  }
  await pipeline(body, response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
