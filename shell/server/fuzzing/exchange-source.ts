import type { Call } from './calls.js';
import type { Corpus } from './corpus.js';
import type { Exchange, ServerName } from './exchange.js';
import { newMessage } from './make-message.js';
import { mutated } from './mutate-exchange.js';
import type { Random } from './random.js';
import type { Sender } from './stand-ins.js';
import { newUploadMessage, uploadCalls } from './uploads.js';
import type { Dictionary } from './values.js';

/** Calls and values that requests are made from. */
export interface Vocabulary {
  /** Calls of each server. The shell's include those of the API. */
  readonly calls: Readonly<Record<ServerName, readonly Call[]>>;
  readonly dictionary: Dictionary;
}

/** Share of exchanges derived from the corpus. */
const learnedShare = 0.75;

/**
 * Share of upload calls in new exchanges. These calls are few, and each needs several correct
 * headers.
 */
const uploadShare = 0.15;

/** The next exchange: new, or a mutation of one from the corpus. */
export function nextExchange(
  random: Random,
  vocabulary: Vocabulary,
  corpus: Corpus,
  senders: readonly Sender[],
): Exchange {
  const known = random.chance(learnedShare) ? corpus.pick(random) : undefined;
  if (known === undefined) return newExchange(random, vocabulary, senders);
  const other = random.chance(0.5) ? corpus.pick(random) : undefined;
  const from = other ?? newExchange(random, vocabulary, senders);
  return mutated(random, known, from, vocabulary.dictionary);
}

function newExchange(
  random: Random,
  { calls, dictionary }: Vocabulary,
  senders: readonly Sender[],
): Exchange {
  const server = random.pick<ServerName>(['shell', 'shell', 'bff']);
  const sender = random.pick(senders);
  const message = random.chance(uploadShare)
    ? newUploadMessage(random, random.pick(uploadCalls), sender, dictionary)
    : newMessage(random, random.pick(calls[server]), sender, dictionary);
  return { server, messages: [message], edits: [], cuts: [], leavesEarly: false };
}
