import { type Call, type JsonSchema, type Parameter, recordOf } from './calls.js';
import { type Header, type Message, type Sender, sessionStandIn, utf8 } from './exchange.js';
import type { Random } from './random.js';
import { changedField, type Dictionary, hostileTexts, hostileValue, valueFor } from './values.js';

const origin = 'http://www.northcast.example';

/** Public host name configured for both servers. */
export const publicHost = new URL(origin).host;

/** Creates a request that is valid for a call, or nearly valid. */
export function newMessage(
  random: Random,
  call: Call,
  sender: Sender,
  dictionary: Dictionary,
): Message {
  const headers = ownHeaders(sender);
  if (random.chance(0.1)) headers.push(['Origin', origin]);
  if (random.chance(0.1)) headers.push(['Accept-Encoding', random.pick(['br', 'gzip', '*;q=0'])]);
  for (const { name, schema } of call.parameters.filter(({ place }) => place === 'header')) {
    if (random.chance(0.3)) headers.push([name, oneLine(valueFor(random, schema, dictionary))]);
  }
  const body = bodyOf(random, call.body, dictionary);
  if (body !== '') headers.push(['Content-Type', 'application/json']);
  return {
    // Occasionally with a random method.
    method: random.chance(0.05) ? random.pick(otherMethods) : call.method,
    target: targetOf(random, call, dictionary),
    version: 'HTTP/1.1',
    headers,
    body,
    framing: body === '' ? 'none' : random.pick(['length', 'length', 'length', 'chunked']),
  };
}

/** Headers of every request of a sender. */
export function ownHeaders(sender: Sender): Header[] {
  const host: Header = ['Host', publicHost];
  return sender === 'visitor' ? [host] : [host, ['Cookie', `nc_session=${sessionStandIn(sender)}`]];
}

const otherMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'QUERY'];

function bodyOf(random: Random, schema: JsonSchema | undefined, dictionary: Dictionary): string {
  if (schema === undefined) return '';
  const fields = Object.entries(recordOf(schema['properties']));
  const required = [schema['required']].flat();
  const values = fields.flatMap(([name, each]) =>
    required.includes(name) || random.chance(0.5)
      ? [[name, valueFor(random, recordOf(each), dictionary)] as const]
      : [],
  );
  const record = Object.fromEntries(values);
  const changed = random.chance(0.3) ? changedField(random, record, dictionary.words) : record;
  return utf8(JSON.stringify(changed));
}

function targetOf(random: Random, { path, parameters }: Call, dictionary: Dictionary): string {
  const filled = path.replace(/\{(\w+)\}/g, () => {
    if (random.chance(0.6)) return random.pick(dictionary.ids);
    return encoded(random.pick(random.chance(0.7) ? dictionary.words : hostileTexts));
  });
  const inQuery = parameters.filter(({ place }) => place === 'query');
  const pairs = inQuery
    .filter(() => random.chance(0.3))
    .map((each) => pair(random, each, dictionary));
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

function pair(random: Random, { name, schema }: Parameter, dictionary: Dictionary): string {
  const isHostile = random.chance(0.2);
  const value = isHostile ? hostileValue(random) : valueFor(random, schema, dictionary);
  return `${name}=${encoded(plain(value))}`;
}

/** Percent-encodes a text as UTF-8 bytes. Accepts lone surrogates too. */
function encoded(text: string): string {
  return utf8(text).replace(/[^\w.~-]/g, (byte) => {
    return `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
}

const oneLine = (value: unknown) => utf8(plain(value)).replace(/[\r\n\0]/g, ' ');

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
