import { createHash } from 'node:crypto';
import { countStreamedBytes } from '@northcast/shared-contracts/http/collect-stream-buffers';
import { headLength } from './file-content.js';
import type { FilePlace } from './file-place.js';
import { opened, readChunks } from './time-limits.js';

/**
 * Reads a file to its end.
 * @param timeout milliseconds to wait until it is opened, and for each chunk
 * @returns its checksum, its first bytes, and its size in bytes
 */
export async function readBytes(place: FilePlace, id: string, timeout: number) {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  for await (const chunk of readChunks(await opened(timeout, place.open(id)), timeout)) {
    hash.update(chunk);
    countStreamedBytes(chunk.length);
    if (size < headLength) head.push(chunk.subarray(0, headLength - size));
    size += chunk.length;
  }
  return { sha256: hash.digest('hex'), head: Buffer.concat(head), size };
}
