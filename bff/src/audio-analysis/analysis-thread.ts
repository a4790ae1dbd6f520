import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnalysisOutcome, ThreadAnswer, ThreadRequest } from './analysis-thread.service.js';
import { AudioAnalyser, audioFormat } from './audio-analyser.js';
import { UnreadableAudio } from './samples.js';

/**
 * Runs in a thread of its own, with little memory: measures one file that it is handed in pieces, and ends. A file that breaks
 * the decoder breaks this thread and nothing else.
 */
const type: string = workerData.type;
/** Bytes that tell one format from another. */
const headBytes = 12;

let head: Uint8Array = new Uint8Array(0);
let analyser: AudioAnalyser | null | undefined;

// On Linux that is this thread's priority alone; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
// The decoder reports each damaged frame there.
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
