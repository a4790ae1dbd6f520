import type { AudioFacts } from './audio-analyser.js';

/** How an analysis ended; `failed` is final, trouble that may pass is thrown instead. */
export type AnalysisOutcome =
  | { readonly state: 'done'; readonly facts: AudioFacts }
  | { readonly state: 'unsupported' }
  | { readonly state: 'failed'; readonly error: string };

/** From the server to the thread. */
export type ThreadRequest =
  | { readonly kind: 'piece'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' };

/** From the thread: that it wants the next piece, or what the file came to. */
export type ThreadAnswer =
  | { readonly kind: 'next' }
  | { readonly kind: 'outcome'; readonly outcome: AnalysisOutcome };
