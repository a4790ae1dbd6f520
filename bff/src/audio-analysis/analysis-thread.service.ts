import { once } from 'node:events';
import { addAbortSignal, type Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { readChunks } from '../files/time-limits.js';
import type { AudioFacts } from './audio-analyser.js';

/** Result of an analysis. `failed` is final; temporary errors are thrown instead. */
export type AnalysisOutcome =
  | { readonly state: 'done'; readonly facts: AudioFacts }
  | { readonly state: 'unsupported' }
  | { readonly state: 'failed'; readonly error: string };

/** From the server to the thread. */
export type ThreadRequest =
  | { readonly kind: 'piece'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' };

/** From the thread: a request for the next piece, or the outcome. */
export type ThreadAnswer =
  | { readonly kind: 'next' }
  | { readonly kind: 'outcome'; readonly outcome: AnalysisOutcome };

const second = 1000;
/** Milliseconds for a whole file. */
const fileTimeout = 30 * 60 * second;
/** Megabytes for JavaScript; the decoder's own memory is extra, and bounded. */
const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * Measures files in worker threads, so that requests are served meanwhile, and no file can crash
 * the process.
 */
@Injectable()
export class AnalysisThread {
  /** Code of the thread; tests set the path of the compiled file. */
  code = new URL('./analysis-thread.js', import.meta.url);
  /**
   * Milliseconds to open the file, to read one piece, and to measure it; a decoder that takes longer
   * is stuck in a loop.
   */
  pieceTimeout = 60 * second;

  /**
   * @param type media type that was detected
   * @param signal aborts the measurement
   * @throws temporary errors: the file store fails, the thread exits, or a time-out passes
   */
  async measure(file: Readable, type: string, signal: AbortSignal): Promise<AnalysisOutcome> {
    const worker = new Worker(this.code, {
      workerData: { type },
      resourceLimits: memory,
      stdout: true,
      stderr: true,
      env: {},
      execArgv: [],
    });
    // After an abort nobody waits for the thread, whose late error must not end the process.
    worker.on('error', () => {});
    const over = new AbortController();
    const end = () => over.abort();
    const timer = setTimeout(end, fileTimeout);
    signal.addEventListener('abort', end);
    try {
      signal.throwIfAborted();
      addAbortSignal(over.signal, file);
      return await feed(worker, file, over, this.pieceTimeout);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      file.destroy();
      await worker.terminate();
    }
  }
}

async function feed(
  worker: Worker,
  file: Readable,
  over: AbortController,
  pieceTimeout: number,
): Promise<AnalysisOutcome> {
  const exited = once(worker, 'exit', { signal: over.signal }).then(() => {
    throw new Error('the thread ended early');
  });
  // Handle the rejection even when no request is waiting for a message.
  exited.catch(() => {});
  const ask = async (request: ThreadRequest): Promise<AnalysisOutcome | null> => {
    const stalled = setTimeout(() => over.abort(), pieceTimeout);
    try {
      const answered = once(worker, 'message', { signal: over.signal });
      const moved = request.kind === 'piece' ? [request.bytes.buffer] : [];
      worker.postMessage(request, moved);
      const [answer] = (await Promise.race([answered, exited])) as [ThreadAnswer];
      return answer.kind === 'next' ? null : answer.outcome;
    } finally {
      clearTimeout(stalled);
    }
  };
  for await (const chunk of readChunks(file, pieceTimeout)) {
    // Copy the chunk: its memory is transferred to the thread, and chunks of a stream may share
    // memory.
    const outcome = await ask({ kind: 'piece', bytes: Uint8Array.from(chunk) });
    if (outcome !== null) return outcome;
  }
  const outcome = await ask({ kind: 'end' });
  if (outcome === null) throw new Error('the worker thread ended without a result');
  return outcome;
}
