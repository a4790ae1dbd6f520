import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text in every encoding that is sent. */
export interface CompressedText {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compresses a text once for all readers, at the highest quality. */
export const compressText = (text: string): Promise<CompressedText> => compress(text, 11, 9);

/**
 * Compresses a text while a client waits: takes a few milliseconds, and the result is a few percent
 * larger.
 */
export const compressQuickly = (text: string): Promise<CompressedText> => compress(text, 5, 5);

async function compress(text: string, quality: number, level: number): Promise<CompressedText> {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity, { level })]);
  return { identity, br, gzip: gz };
}

/** Sends the best encoding that the client accepts. The caller sets status and other headers. */
export function sendCompressed(request: Request, response: Response, text: CompressedText): void {
  // Browsers list gzip first without preferring it.
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  const encoding = accepted.includes('br') ? 'br' : accepted[0];
  const isCompressed = encoding === 'br' || encoding === 'gzip';
  if (isCompressed) response.set('Content-Encoding', encoding);
  const bytes = isCompressed ? text[encoding] : text.identity;
  response.set('Content-Length', String(bytes.length));
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
