import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnalysisOutcome, ThreadAnswer, ThreadRequest } from './analysis-thread.service.js';
import { AudioAnalyser, audioFormat } from './audio-analyser.js';
import { UnreadableAudio } from './samples.js';

/**
 * Worker thread with little memory that measures one file, which it receives in pieces, and exits.
 * A file that crashes the decoder crashes only this thread.
 */
const type: string = workerData.type;
/** Bytes that are needed to detect the format. */
const headBytes = 12;

let head: Uint8Array = new Uint8Array(0);
let analyser: AudioAnalyser | null | undefined;

// On Linux this lowers only this thread's priority; elsewhere it would affect the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
// The decoder reports each damaged frame on console.error.
console.error = () => {};

async function take(bytes: Uint8Array, isEnd: boolean): Promise<void> {
  if (analyser !== undefined) return analyser?.push(bytes);
  head = Buffer.concat([head, bytes]);
  if (head.length < headBytes && !isEnd) return;
  const format = audioFormat(head, type);
  analyser = format === null ? null : await AudioAnalyser.create(format);
  analyser?.push(head);
}

async function handle(request: ThreadRequest): Promise<AnalysisOutcome | null> {
  const isEnd = request.kind === 'end';
  await take(isEnd ? new Uint8Array(0) : request.bytes, isEnd);
  if (analyser === null) return { state: 'unsupported' };
  return isEnd && analyser !== undefined ? { state: 'done', facts: analyser.finish() } : null;
}

function failure(error: unknown): AnalysisOutcome {
  const isExpected = error instanceof UnreadableAudio;
  return {
    state: 'failed',
    error: isExpected ? error.message : 'This file is damaged and could not be measured.',
  };
}

parentPort?.on('message', async (request: ThreadRequest) => {
  const outcome = await handle(request).catch(failure);
  const answer: ThreadAnswer = outcome === null ? { kind: 'next' } : { kind: 'outcome', outcome };
  parentPort?.postMessage(answer);
});
