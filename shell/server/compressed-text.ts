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

/** Effort of the two compressions. */
interface Effort {
  readonly quality: number;
  readonly level: number;
}

const best: Effort = { quality: 11, level: 9 };
const quick: Effort = { quality: 5, level: 5 };

const compressors = {
  br: (text: Buffer, { quality }: Effort): Promise<Buffer> =>
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (text: Buffer, { level }: Effort): Promise<Buffer> => zip(text, { level }),
};

/** Compresses a text once for all readers, at the highest quality. */
export const compressText = (text: string): Promise<CompressedText> => compress(text, best);

/**
 * Compresses a text while a client waits: takes a few milliseconds, and the result is a few percent
 * larger.
 */
export const compressQuickly = (text: string): Promise<CompressedText> => compress(text, quick);

async function compress(text: string, effort: Effort): Promise<CompressedText> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    compressors.br(identity, effort),
    compressors.gzip(identity, effort),
  ]);
  return { identity, br, gzip: gz };
}

/** Sends the best encoding that the client accepts. The caller sets status and other headers. */
export function sendCompressed(request: Request, response: Response, text: CompressedText): void {
  const encoding = acceptedEncoding(request);
  send(request, response, encoding === undefined ? text.identity : text[encoding], encoding);
}

let isCompressing = false;

/**
 * Sends a text that only this request gets. Compresses one at a time, and sends the others as they
 * are: the threads that compress read files, too.
 */
export async function sendOnce(request: Request, response: Response, text: string): Promise<void> {
  const identity = Buffer.from(text);
  const encoding =
    request.method === 'HEAD' || isCompressing ? undefined : acceptedEncoding(request);
  if (encoding === undefined) {
    send(request, response, identity);
    return;
  }
  isCompressing = true;
  try {
    send(request, response, await compressors[encoding](identity, quick), encoding);
  } finally {
    isCompressing = false;
  }
}

function acceptedEncoding(request: Request): 'br' | 'gzip' | undefined {
  // Browsers list gzip first without preferring it.
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted[0] === 'gzip' ? 'gzip' : undefined;
}

function send(request: Request, response: Response, bytes: Buffer, encoding?: string): void {
  if (encoding !== undefined) response.set('Content-Encoding', encoding);
  response.set('Content-Length', String(bytes.length));
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
