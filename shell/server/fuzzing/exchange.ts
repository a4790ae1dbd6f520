/** Name and value. All texts of a message hold bytes, one per character (latin1). */
export type Header = readonly [name: string, value: string];

/** A request before serialisation. */
export interface Message {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  readonly headers: readonly Header[];
  readonly body: string;
  /** How the end of the body is indicated; `none` if the headers alone decide. */
  readonly framing: 'none' | 'length' | 'chunked';
}

/** An edit at a position in the bytes of an exchange, given as a share of their length. */
export interface ByteEdit {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

export type ServerName = 'shell' | 'bff';

/** Everything sent over one connection. */
export interface Exchange {
  readonly server: ServerName;
  /** Pipelined: sent in sequence without waiting for responses. */
  readonly messages: readonly Message[];
  readonly edits: readonly ByteEdit[];
  /** Positions where the bytes are split into separate writes, as shares of their length. */
  readonly cuts: readonly number[];
  /** Whether the client closes its half of the connection after the last byte. */
  readonly leavesEarly: boolean;
}

/** Encodes a text as UTF-8, one byte per character. */
export const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

/** The bytes of an exchange, one per character. */
export function bytesOf({ messages, edits }: Exchange): string {
  return edits.reduce(edited, messages.map(serialized).join(''));
}

function edited(bytes: string, { at, remove, insert }: ByteEdit): string {
  const start = Math.floor(at * bytes.length);
  return bytes.slice(0, start) + insert + bytes.slice(start + remove);
}

function serialized(message: Message): string {
  const { method, target, version, headers } = message;
  const [framing, body] = framed(message);
  const lines = [...headers, ...framing].map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} ${version}\r\n${lines.join('')}\r\n${body}`;
}

function framed({ framing, body }: Message): [Header[], string] {
  if (framing === 'none') return [[], body];
  if (framing === 'length') return [[['Content-Length', String(body.length)]], body];
  const half = Math.ceil(body.length / 2);
  const chunks = [body.slice(0, half), body.slice(half)].filter((chunk) => chunk !== '');
  const text = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
  return [[['Transfer-Encoding', 'chunked']], `${text}0\r\n\r\n`];
}

/**
 * Actual values by placeholder. Each value is as long as its placeholder, so that the same seed
 * sends the same bytes except for these values.
 */
export type StandIns = ReadonlyMap<string, string>;

export function filledIn(bytes: string, values: StandIns): string {
  let text = bytes;
  for (const [standIn, value] of values) text = text.replaceAll(standIn, value);
  return text;
}

/** Who sends a request. */
export type Sender = 'visitor' | 'customer' | 'administrator';

/** Length of a session token. */
const tokenLength = 43;

/** Placeholder for a sender's session. */
export const sessionStandIn = (sender: Sender): string =>
  `SESSION-OF-${sender.toUpperCase()}`.padEnd(tokenLength, '-');

export const idNames = [
  'victim',
  'victimOrder',
  'victimMessage',
  'attacker',
  'attackerOrder',
  'attackerMessage',
  'enquiry',
  'victimUpload',
  'attackerUpload',
] as const;
export type IdName = (typeof idNames)[number];

/** Placeholder for the id of a row. */
export const idStandIn = (name: IdName): string =>
  `00000000-0000-7000-8000-f${String(idNames.indexOf(name)).padStart(11, '0')}`;
