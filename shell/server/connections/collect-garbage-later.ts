import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow to five times its size after the last full garbage collection before the next
 * one starts. V8 adds the buffers of streams to the heap, which is small here (about 25 MB). Without
 * this flag every 64 MiB of an upload start a full collection, which costs more processor time than
 * writing the bytes; see decision 136.
 */
export function collectGarbageLater(): void {
  setFlagsFromString('--heap-growing-percent=400');
}
