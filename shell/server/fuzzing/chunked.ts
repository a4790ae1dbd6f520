/**
 * Result of parsing the start of the bytes: `null` if more bytes are needed, `'malformed'` if no
 * further bytes can make it valid.
 */
export type Part<Read> = Read | null | 'malformed';

const sizeLine = /^([0-9a-f]{1,8})(?:[ \t]*;[\t\x20-\x7e\x80-\xff]*)?\r\n/i;
/** A trailer must not contain framing headers. */
const trailerLine =
  /^(?!content-length|transfer-encoding)[!#$%&'*+.^_`|~0-9a-z-]+:[\t\x20-\x7e\x80-\xff]*\r\n/i;

/** Parses a chunked body strictly (RFC 9112, 7.1). */
export function readChunked(bytes: string): Part<{ readonly body: string; readonly end: number }> {
  let position = 0;
  let body = '';
  for (;;) {
    const [line, digits] = sizeLine.exec(bytes.slice(position, position + 4096)) ?? [];
    if (line === undefined) return unfinished(bytes.slice(position));
    position += line.length;
    const size = Number.parseInt(digits ?? '', 16);
    if (size === 0) return readTrailers(bytes, position, body);
    const end = position + size;
    if (bytes.length < end + 2) return startsAs(bytes.slice(end), '\r\n') ? null : 'malformed';
    if (bytes.slice(end, end + 2) !== '\r\n') return 'malformed';
    body += bytes.slice(position, end);
    position = end + 2;
  }
}

function readTrailers(bytes: string, start: number, body: string): ReturnType<typeof readChunked> {
  let position = start;
  for (;;) {
    if (bytes.startsWith('\r\n', position)) return { body, end: position + 2 };
    const [line] = trailerLine.exec(bytes.slice(position)) ?? [];
    if (line === undefined) return unfinished(bytes.slice(position));
    position += line.length;
  }
}

const startsAs = (bytes: string, whole: string) => whole.startsWith(bytes);

/** A complete line that does not match cannot become valid with more bytes. */
const unfinished = (rest: string) => (rest.includes('\n') ? 'malformed' : null);
