import type { ByteRange } from './file-place.js';

/**
 * The part of a file that a request asks for (RFC 9110, 14.2). Several parts in one request are answered with the whole, as servers may.
 * @returns undefined for the whole, null for a part that is not there
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? null : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : null;
}
