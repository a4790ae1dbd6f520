import { recordOf } from './calls.js';
import { type Header, type Message, utf8 } from './exchange.js';
import {
  chunkedBodies,
  framingHeaders,
  methods,
  otherHeaders,
  targets,
  versions,
} from './hostile-parts.js';
import type { Random } from './random.js';
import { changedField, type Dictionary, hostileTexts } from './values.js';

type Change = (random: Random, message: Message, dictionary: Dictionary) => Message;

/** Applies one random mutation to a message. */
export const changedMessage: Change = (random, message, dictionary) =>
  random.pick(changes)(random, message, dictionary);

const changes: readonly Change[] = [
  (random, message) => ({ ...message, headers: [...message.headers, random.pick(otherHeaders)] }),
  (random, message) => ({ ...message, headers: [...message.headers, random.pick(otherHeaders)] }),
  function duplicateHeader(random, message) {
    const { headers } = message;
    return headers.length === 0
      ? message
      : { ...message, headers: [...headers, random.pick(headers)] };
  },
  function removeHeader(random, message) {
    const removed = random.below(message.headers.length);
    return { ...message, headers: message.headers.filter((_, index) => index !== removed) };
  },
  function hostileHeader(random, message) {
    const changed = random.below(message.headers.length);
    const value = utf8(random.pick(hostileTexts)).replace(/[\r\n]/g, '\t');
    const headers = message.headers.map(
      ([name, old], index): Header => [name, index === changed ? value : old],
    );
    return { ...message, headers };
  },
  function manyHeaders(random, message) {
    const count = random.pick([50, 200, 1500, 2100]);
    const more = Array.from({ length: count }, (_, index): Header => [`X-${index}`, 'x']);
    return { ...message, headers: [...message.headers, ...more] };
  },
  function largeHeader(random, message) {
    const value = 'x'.repeat(random.pick([4000, 15_000, 16_100, 17_000, 70_000]));
    return { ...message, headers: [...message.headers, ['X-Large', value]] };
  },
  function changeFraming(random, message) {
    return { ...message, headers: [...message.headers, random.pick(framingHeaders)] };
  },
  function replaceFraming(random, message) {
    const headers = [...message.headers, random.pick(framingHeaders)];
    return { ...message, framing: 'none', headers };
  },
  function badChunks(random, message) {
    const headers: Header[] = [...message.headers, ['Transfer-Encoding', 'chunked']];
    return { ...message, framing: 'none', headers, body: random.pick(chunkedBodies) };
  },
  (random, message) => ({ ...message, target: random.pick(targets) }),
  function extendTarget(random, message, { words }) {
    const parts = [
      '/',
      '?',
      '&',
      '%',
      '%00',
      ';',
      '\xe9',
      '\t',
      '\f',
      '/..',
      `?${random.pick(words)}=1`,
    ];
    return { ...message, target: message.target + random.pick(parts) };
  },
  function longTarget(random, message) {
    const length = random.pick([2000, 9000, 16_300]);
    return { ...message, target: `${message.target}?q=${'x'.repeat(length)}` };
  },
  function absoluteTarget(_random, message) {
    const host = message.headers.find(([name]) => name === 'Host')?.[1] ?? 'x';
    return { ...message, target: `http://${host}${message.target}` };
  },
  (random, message) => ({ ...message, method: random.pick(methods) }),
  (random, message) => ({ ...message, version: random.pick(versions) }),
  function changeField(random, message, { words }) {
    return { ...message, body: changedBody(random, message.body, words) };
  },
  function changeField(random, message, { words }) {
    return { ...message, body: changedBody(random, message.body, words) };
  },
  function repeatField(_random, message) {
    return { ...message, body: message.body.replace(/^\{(.+?)([,}])/, '{$1,$1$2') };
  },
  function deepBody(random, message) {
    const depth = random.pick([50, 5000, 40_000]);
    return { ...message, body: '['.repeat(depth) + ']'.repeat(depth) };
  },
  function largeBody(random, message) {
    const length = random.pick([99_000, 102_300, 110_000, 400_000]);
    return { ...message, body: `{"message":"${'x'.repeat(length)}"}` };
  },
  (random, message) => ({ ...message, body: random.bytes(60) }),
];

function changedBody(random: Random, body: string, words: readonly string[]): string {
  try {
    const value = recordOf(JSON.parse(Buffer.from(body, 'latin1').toString()));
    return utf8(JSON.stringify(changedField(random, value, words)));
  } catch {
    return `${body}}`;
  }
}
