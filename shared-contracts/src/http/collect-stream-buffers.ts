import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of all streams between two collections of the young generation. */
const collectEvery = 16 * 1024 * 1024;

let collect: ((options: { readonly type: 'minor' }) => void) | undefined;
let bytes = 0;

/**
 * Makes large streams cheap for V8, which adds their buffers to the size of the heap. By default it
 * marks the whole heap for every 25 to 64 MiB, which costs more processor time than the streams do;
 * see decision 136. From the first large stream on, the young generation is collected for every
 * 16 MiB (0.1 to 1 ms), and a full collection waits until the heap is five times as large as the
 * last one left it. Used by bff and shell server.
 */
export function collectStreamBuffers(stream: Readable): void {
  stream.on('data', (chunk: Buffer) => countStreamedBytes(chunk.length));
}

/** The same for bytes that are read without events. */
export function countStreamedBytes(length: number): void {
  bytes += length;
  if (bytes < collectEvery) return;
  bytes = 0;
  collect ??= exposedCollector();
  collect({ type: 'minor' });
}

/** V8 exposes its collector only in contexts that are created after the flag is set. */
function exposedCollector(): NonNullable<typeof collect> {
  setFlagsFromString('--heap-growing-percent=400');
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
