import { METHODS } from 'node:http';
import { readChunked } from './chunked.js';
import type { Header } from './exchange.js';

/** A request that nobody can read in two ways. */
export interface ReadRequest {
  readonly method: string;
  readonly target: string;
  /** Whether it is the last of its connection. */
  readonly isLast: boolean;
  /** Whether a server may refuse it at once: for its target, its version, its host, the length of its head or body, codings beside chunks. */
  readonly isDoubtful: boolean;
  /** Position after its last byte. */
  readonly end: number;
}

/** What a client has sent over a connection, as a reader without any leniency takes it. */
export interface RequestReading {
  readonly requests: readonly ReadRequest[];
  /** What stands behind them, incomplete or malformed; after the last request of a connection nothing counts. */
  readonly rest: 'broken head' | 'broken body' | 'nothing';
  /**
   * Whether each of them has to be answered: nothing follows that can't be read, none may be refused. Node drops answers that are under way
   * when it meets what it can't read.
   */
  readonly isClean: boolean;
  /** Method of the request whose body is broken, which may be answered before, or whose head Node may read all the same. */
  readonly brokenMethod?: string;
}

/** The target may hold any bytes but those between which it stands: it is plain where it ends, and a server may refuse it. */
const requestLine = /^([A-Z-]+) ([\t\f\x21-\xff]+) HTTP\/(0\.9|1\.0|1\.1|2\.0)\r\n/;
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)\r\n/;
/** Above, the answer can come before the body is read, and be lost with it where the connection ends then. */
const bodyLimit = 100_000;
/** Any other is refused at once. */
const plainTarget = /^(?:\*$|\/|https?:\/\/[\w.-]+(?::\d{1,5})?(?=[/?]|$))[\x21-\x7e]*$/;
/** Node takes 16 kB, counted without what separates. */
const largeHead = 14_000;

export function readRequests(bytes: string): RequestReading {
  const requests: ReadRequest[] = [];
  let position = 0;
  for (;;) {
    while (bytes[position] === '\r' || bytes[position] === '\n') position += 1;
    const isAtEnd = position === bytes.length;
    if (isAtEnd || requests.at(-1)?.isLast) {
      const isClean = isAtEnd && !requests.some(({ isDoubtful }) => isDoubtful);
      return { requests, rest: 'nothing', isClean };
    }
    const request = readRequest(bytes, position);
    if (request === 'broken head') {
      const head = bytes.startsWith('HEAD ', position) ? { brokenMethod: 'HEAD' } : {};
      return { ...head, requests, rest: request, isClean: false };
    }
    if ('brokenMethod' in request)
      return { ...request, requests, rest: 'broken body', isClean: false };
    requests.push(request);
    position = request.end;
  }
}

function readRequest(
  bytes: string,
  start: number,
): ReadRequest | { readonly brokenMethod: string } | 'broken head' {
  const headEnd = bytes.indexOf('\r\n\r\n', start);
  if (headEnd < 0) return 'broken head';
  const head = bytes.slice(start, headEnd + 2);
  const [line, method = '', target = '', version = ''] = requestLine.exec(head) ?? [];
  if (line === undefined || !isAnswered(method)) return 'broken head';
  const headers = readHeaders(head.slice(line.length));
  const isCurrent = version === '1.1';
  if (headers === null || isToldTwice(headers)) return 'broken head';
  if (!isFramed(headers)) return { brokenMethod: method };
  const end = endOfBody(bytes, headEnd + 4, headers);
  if (end === null) return { brokenMethod: method };
  const codings = codingsOf(headers);
  const isPlain = plainTarget.test(target) && version.startsWith('1.') && hasHost(headers);
  const isLarge = head.length > largeHead || end - headEnd > bodyLimit;
  const isDoubtful = !isPlain || isLarge || codings.length > (isCurrent ? 1 : 0);
  return { method, target, isLast: isLast(headers, isCurrent), isDoubtful, end };
}

/** A tunnel is not built, and unknown methods are refused. */
const isAnswered = (method: string) => METHODS.includes(method) && method !== 'CONNECT';

function readHeaders(text: string): Header[] | null {
  const headers: Header[] = [];
  let rest = text;
  while (rest !== '') {
    const [line, name = '', value = ''] = headerLine.exec(rest) ?? [];
    if (line === undefined) return null;
    headers.push([name.toLowerCase(), value.trim()]);
    rest = rest.slice(line.length);
  }
  return headers;
}

/** A request with two ends is never answered as if it had one of them. */
const isToldTwice = (headers: readonly Header[]) =>
  valuesOf(headers, 'content-length').length + Math.min(1, codingsOf(headers).length) > 1;

/** Where two readers could differ about the end of the body, there is none. */
function isFramed(headers: readonly Header[]): boolean {
  const lengths = valuesOf(headers, 'content-length');
  const codings = codingsOf(headers);
  const isChunked = codings.length === 0 || codings.indexOf('chunked') === codings.length - 1;
  return isChunked && lengths.every((length) => /^\d{1,15}$/.test(length));
}

const hasHost = (headers: readonly Header[]) => valuesOf(headers, 'host').length === 1;

/** What was done to the body, in order; chunks have to be the last and stand once. */
const codingsOf = (headers: readonly Header[]) =>
  valuesOf(headers, 'transfer-encoding').flatMap((value) => value.toLowerCase().split(/\s*,\s*/));

/** @returns null where it does not end */
function endOfBody(bytes: string, start: number, headers: readonly Header[]): number | null {
  if (codingsOf(headers).length > 0) {
    const read = readChunked(bytes.slice(start));
    return read === null || read === 'malformed' ? null : start + read.end;
  }
  const end = start + Number(valuesOf(headers, 'content-length')[0] ?? 0);
  return end <= bytes.length ? end : null;
}

function isLast(headers: readonly Header[], isCurrent: boolean): boolean {
  const tokens = valuesOf(headers, 'connection').flatMap((value) =>
    value.toLowerCase().split(/[\s,]+/),
  );
  return tokens.includes('close') || (!isCurrent && !tokens.includes('keep-alive'));
}

const valuesOf = (headers: readonly Header[], name: string) =>
  headers.flatMap((header) => (header[0] === name ? [header[1]] : []));
