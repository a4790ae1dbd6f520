import type { Call } from './calls.js';
import type { Exchange, Sender, ServerName } from './exchange.js';
import { newMessage } from './make-message.js';
import { mutated } from './mutate-exchange.js';
import type { Random } from './random.js';
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

/** How often a new entry is preferred. */
const firstTries = 16;

/** Exchanges that showed new behaviour, and all behaviour seen. */
export class Corpus {
  private readonly entries: Exchange[] = [];
  /** New entries with their remaining preferred picks; the newest is last. */
  private readonly fresh: { readonly exchange: Exchange; tries: number }[] = [];
  private readonly seen = new Set<string>();

  /** @returns whether any behaviour is new; the exchange is then kept */
  learn(exchange: Exchange, behaviours: ReadonlySet<string>): boolean {
    const isNew = [...behaviours].some((each) => !this.seen.has(each));
    for (const each of behaviours) this.seen.add(each);
    if (!isNew) return false;
    this.entries.push(exchange);
    this.fresh.push({ exchange, tries: firstTries });
    return true;
  }

  /** Picks an entry: with probability 0.5 the newest preferred one, otherwise any. */
  pick(random: Random): Exchange | undefined {
    if (this.entries.length === 0) return undefined;
    const newest = random.chance(0.5) ? this.fresh.at(-1) : undefined;
    if (newest === undefined) return random.pick(this.entries);
    newest.tries -= 1;
    if (newest.tries === 0) this.fresh.pop();
    return newest.exchange;
  }

  get size(): number {
    return this.entries.length;
  }

  /** Number of distinct behaviours seen. */
  get behaviours(): number {
    return this.seen.size;
  }
}
