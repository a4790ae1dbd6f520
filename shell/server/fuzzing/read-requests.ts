import { METHODS } from 'node:http';
import { readChunked } from './chunked.js';
import type { Header } from './exchange.js';

/** A request that every HTTP parser reads in the same way. */
export interface ReadRequest {
  readonly method: string;
  readonly target: string;
  /** Whether it is the last request of its connection. */
  readonly isLast: boolean;
  /**
   * Whether a server may reject it at once, because of its target, version, host, size of head or
   * body, or transfer codings other than chunked; or because it asks for another protocol, after
   * which Node reads no further request.
   */
  readonly isDoubtful: boolean;
  /** Position after its last byte. */
  readonly end: number;
}

/** A client's input on one connection, parsed strictly. */
export interface RequestReading {
  readonly requests: readonly ReadRequest[];
  /**
   * What follows the requests if it is incomplete or malformed. Anything after the last request of
   * a connection is ignored.
   */
  readonly rest: 'broken head' | 'broken body' | 'nothing';
  /**
   * Whether each request must get a response: everything is readable and no request may be
   * rejected. Node drops pending responses when it meets unreadable input.
   */
  readonly isClean: boolean;
  /**
   * Method of the broken request. It may get a response before its broken body is read, or Node may
   * accept its head.
   */
  readonly brokenMethod?: string;
}

/**
 * The target may contain any bytes except its delimiters. Its end is unambiguous even if a server
 * rejects it. A server may accept several spaces around it (RFC 9112, 3).
 */
const requestLine = /^([A-Z-]+)( +)([\t\f\x21-\xff]+)( +)HTTP\/(0\.9|1\.0|1\.1|2\.0)\r\n/;
const headerLine = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)\r\n/;
/**
 * Above this many bytes the response may be sent before the body is read, and may be lost if the
 * connection then closes.
 */
const bodyLimit = 100_000;
/** Any other target is rejected at once. */
const plainTarget = /^(?:\*$|\/|https?:\/\/[\w.-]+(?::\d{1,5})?(?=[/?]|$))[\x21-\x7e]*$/;
/** Node's limit is 16 kB, not counting separators. */
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
  const [line, method = '', before, target = '', after, version = ''] =
    requestLine.exec(head) ?? [];
  if (line === undefined || !isAnswered(method)) return 'broken head';
  const headers = readHeaders(head.slice(line.length));
  const isCurrent = version === '1.1';
  if (headers === null || isToldTwice(headers)) return 'broken head';
  if (!isFramed(headers)) return { brokenMethod: method };
  const end = endOfBody(bytes, headEnd + 4, headers);
  if (end === null) return { brokenMethod: method };
  const codings = codingsOf(headers);
  const isPlain =
    before === ' ' &&
    after === ' ' &&
    plainTarget.test(target) &&
    version.startsWith('1.') &&
    hasHost(headers);
  const isLarge = head.length > largeHead || end - headEnd > bodyLimit;
  const isUpgrade = valuesOf(headers, 'upgrade').length > 0;
  const isDoubtful = !isPlain || isLarge || isUpgrade || codings.length > (isCurrent ? 1 : 0);
  return { method, target, isLast: isLast(headers, isCurrent), isDoubtful, end };
}

/** Servers do not support CONNECT, and reject unknown methods. */
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

/** Whether the framing is ambiguous. Such a request must never get a normal response. */
const isToldTwice = (headers: readonly Header[]) =>
  valuesOf(headers, 'content-length').length + Math.min(1, codingsOf(headers).length) > 1;

/** Whether the end of the body is unambiguous for every parser. */
function isFramed(headers: readonly Header[]): boolean {
  const lengths = valuesOf(headers, 'content-length');
  const codings = codingsOf(headers);
  const isChunked = codings.length === 0 || codings.indexOf('chunked') === codings.length - 1;
  return isChunked && lengths.every((length) => /^\d{1,15}$/.test(length));
}

const hasHost = (headers: readonly Header[]) => valuesOf(headers, 'host').length === 1;

/** Transfer codings in order. `chunked` must be the last and occur once. */
const codingsOf = (headers: readonly Header[]) =>
  valuesOf(headers, 'transfer-encoding').flatMap((value) =>
    value.toLowerCase().split(/[ \t]*,[ \t]*/),
  );

/** @returns null if the body is incomplete or malformed */
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
    value.toLowerCase().split(/[ \t]*,[ \t]*/),
  );
  return tokens.includes('close') || (!isCurrent && !tokens.includes('keep-alive'));
}

const valuesOf = (headers: readonly Header[], name: string) =>
  headers.flatMap((header) => (header[0] === name ? [header[1]] : []));
