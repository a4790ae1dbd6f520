import type { Call } from './calls.js';
import type { Corpus } from './corpus.js';
import type { Exchange, ServerName } from './exchange.js';
import { newMessage } from './make-message.js';
import { mutated } from './mutate-exchange.js';
import type { Random } from './random.js';
import type { Sender } from './stand-ins.js';
import { newUploadMessage, uploadCalls } from './uploads.js';
import type { Dictionary } from './values.js';

/** What can be asked for, and with which values. */
export interface Vocabulary {
  /** Those of a server that are known to it; the shell's are its own and the API's. */
  readonly calls: Readonly<Record<ServerName, readonly Call[]>>;
  readonly dictionary: Dictionary;
}

/** How many come from what was learned. */
const learnedShare = 0.75;

/** How many of the new ones are of an upload, whose calls are few and need more than one header to be right. */
const uploadShare = 0.15;

/** The next exchange: a new one, or a change of one that showed something new. */
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
