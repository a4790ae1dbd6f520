import { readChunked } from './chunked.js';

/** A parsed response; texts hold bytes. */
export interface Answer {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** Whether it is an event stream, which never ends; nothing can follow it. */
  readonly isOpen: boolean;
}

export interface AnswerReading {
  /** Complete responses, without interim ones (1xx). */
  readonly answers: readonly Answer[];
  readonly rest: 'nothing' | 'incomplete' | 'malformed';
}

const statusLine = /^HTTP\/1\.1 (\d{3}) [\t\x20-\x7e]*\r\n/;
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)\r\n/;

/**
 * Parses a server's output strictly; anything that HTTP does not allow is malformed.
 * @param methods of the requests, in order
 * @param isEnded whether no more bytes will come
 */
export function readAnswers(
  bytes: string,
  methods: readonly string[],
  isEnded: boolean,
): AnswerReading {
  const answers: Answer[] = [];
  let position = 0;
  while (position < bytes.length) {
    const read = readAnswer(bytes, position, methods[answers.length] ?? 'GET', isEnded);
    if (read === null) return { answers, rest: 'incomplete' };
    if (read === 'malformed') return { answers, rest: 'malformed' };
    if (read.answer.status >= 200) answers.push(read.answer);
    position = read.end;
  }
  return { answers, rest: 'nothing' };
}

function readAnswer(bytes: string, start: number, method: string, isEnded: boolean) {
  const headEnd = bytes.indexOf('\r\n\r\n', start);
  if (headEnd < 0) return null;
  const head = bytes.slice(start, headEnd + 2);
  const [line, digits] = statusLine.exec(head) ?? [];
  const headers = line === undefined ? null : readHeaders(head.slice(line.length));
  if (headers === null) return 'malformed';
  const status = Number(digits);
  const isBare = method === 'HEAD' || status < 200 || status === 204 || status === 304;
  const read = isBare ? { body: '', end: 0 } : readBody(bytes.slice(headEnd + 4), headers, isEnded);
  if (read === 'malformed') return read;
  if (read !== null)
    return {
      answer: { status, headers, body: read.body, isOpen: false },
      end: headEnd + 4 + read.end,
    };
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
  const body = bytes.slice(headEnd + 4);
  return isStream ? { answer: { status, headers, body, isOpen: true }, end: bytes.length } : null;
}

function readHeaders(text: string): Map<string, string> | null {
  const headers = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const [line, name = '', value = ''] = headerLine.exec(rest) ?? [];
    if (line === undefined) return null;
    const key = name.toLowerCase();
    if (key === 'content-length' && headers.has(key)) return null;
    headers.set(key, value.trim());
    rest = rest.slice(line.length);
  }
  return headers;
}

function readBody(bytes: string, headers: ReadonlyMap<string, string>, isEnded: boolean) {
  const length = headers.get('content-length');
  const encoding = headers.get('transfer-encoding');
  if (length !== undefined && encoding !== undefined) return 'malformed';
  if (encoding !== undefined) return encoding === 'chunked' ? readChunked(bytes) : 'malformed';
  if (length === undefined) return isEnded ? { body: bytes, end: bytes.length } : null;
  if (!/^\d+$/.test(length)) return 'malformed';
  const end = Number(length);
  return bytes.length < end ? null : { body: bytes.slice(0, end), end };
}
