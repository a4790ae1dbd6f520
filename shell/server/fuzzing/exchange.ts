/** A name and a value; all texts of a message hold bytes, one in a character (latin1). */
export type Header = readonly [name: string, value: string];

/** A request before it becomes bytes. */
export interface Message {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  readonly headers: readonly Header[];
  readonly body: string;
  /** How the end of the body is told; `none` where the headers say what they like. */
  readonly framing: 'none' | 'length' | 'chunked';
}

/** A place in the bytes of an exchange, as a share of their length, and what is done there. */
export interface ByteEdit {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

export type ServerName = 'shell' | 'bff';

/** What is sent over one connection. */
export interface Exchange {
  readonly server: ServerName;
  /** One after the other, without waiting for answers. */
  readonly messages: readonly Message[];
  readonly edits: readonly ByteEdit[];
  /** Where the bytes are cut into writes of their own, as shares of their length. */
  readonly cuts: readonly number[];
  /** Whether the client ends its half of the connection after the last byte. */
  readonly leavesEarly: boolean;
}

/** A text as the bytes of its UTF-8. */
export const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

/** The bytes of an exchange, as one text. */
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
 * Values of this run by what stands for them. Each is as long as its stand-in, so that the same seed sends the same bytes but for these.
 */
export type StandIns = ReadonlyMap<string, string>;

export function filledIn(bytes: string, values: StandIns): string {
  let text = bytes;
  for (const [standIn, value] of values) text = text.replaceAll(standIn, value);
  return text;
}
