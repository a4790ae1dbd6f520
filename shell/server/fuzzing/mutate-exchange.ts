import type { ByteEdit, Exchange, Message } from './exchange.js';
import { changedMessage } from './mutate-message.js';
import type { Random } from './random.js';
import type { Dictionary } from './values.js';

type Change = (
  random: Random,
  exchange: Exchange,
  other: Exchange,
  dictionary: Dictionary,
) => Exchange;

/** Maximum requests per connection. */
const mostMessages = 6;

/**
 * Applies one to four mutations: to messages, to bytes, or to how they are sent.
 * @param other exchange to take parts from
 */
export function mutated(
  random: Random,
  exchange: Exchange,
  other: Exchange,
  dictionary: Dictionary,
): Exchange {
  let changed = exchange;
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const change = random.chance(0.6) ? changeMessage : random.pick(changes);
    changed = change(random, changed, other, dictionary);
  }
  return changed;
}

const changeMessage: Change = (random, exchange, _other, dictionary) => {
  const chosen = random.below(exchange.messages.length);
  const messages = exchange.messages.map((message, index) =>
    index === chosen ? changedMessage(random, message, dictionary) : message,
  );
  return { ...exchange, messages };
};

const withEdit = (exchange: Exchange, edit: ByteEdit): Exchange => ({
  ...exchange,
  edits: [...exchange.edits, edit],
});

const place = (random: Random) => random.below(10_000) / 10_000;

/** Bytes to insert: line ends, folded lines, invalid text. */
const inserts = [
  '\n',
  '\r',
  '\r\n',
  '\r\n\r\n',
  '\n\n',
  '\r\n ',
  '\r\n\t',
  ' ',
  ':',
  '\0',
  '\xff',
  '\xc0\xaf',
  '\x7f',
  '\x0b',
  '0\r\n\r\n',
  'GET /api/user HTTP/1.1\r\nHost: x\r\n\r\n',
];

const changes: readonly Change[] = [
  function splice(random, exchange, other) {
    const kept = exchange.messages.slice(0, 1 + random.below(exchange.messages.length));
    const added = other.messages.slice(random.below(other.messages.length));
    return { ...exchange, messages: [...kept, ...added].slice(0, mostMessages) };
  },
  function crossOver(random, exchange, other) {
    const from = random.pick<Message>(other.messages);
    const messages = exchange.messages.map((message, index) =>
      index === 0 ? crossed(random, message, from) : message,
    );
    return { ...exchange, messages };
  },
  function pipeline(random, exchange) {
    const repeated = random.pick<Message>(exchange.messages);
    return { ...exchange, messages: [...exchange.messages, repeated].slice(0, mostMessages) };
  },
  function flipBits(random, exchange) {
    const insert = String.fromCharCode(random.below(256));
    return withEdit(exchange, { at: place(random), remove: 1, insert });
  },
  function insertBytes(random, exchange) {
    return withEdit(exchange, { at: place(random), remove: 0, insert: random.pick(inserts) });
  },
  function removeBytes(random, exchange) {
    return withEdit(exchange, { at: place(random), remove: 1 + random.below(30), insert: '' });
  },
  function cutOff(random, exchange) {
    return withEdit(exchange, { at: place(random), remove: 1_000_000, insert: '' });
  },
  function writeInParts(random, exchange) {
    const cuts = Array.from({ length: 1 + random.below(8) }, () => place(random)).sort();
    return { ...exchange, cuts };
  },
  (_random, exchange) => ({ ...exchange, leavesEarly: true }),
  function otherServer(_random, exchange) {
    return { ...exchange, server: exchange.server === 'bff' ? 'shell' : 'bff' };
  },
];

/** Replaces a part of a message with that of another. */
function crossed(random: Random, message: Message, { target, headers, body, framing }: Message) {
  const parts = [{ target }, { headers }, { body, framing }, { method: 'POST', body, framing }];
  return { ...message, ...random.pick(parts) };
}
