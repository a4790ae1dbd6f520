import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sha256 } from '../hashing/hashing.js';

/** A response body in one encoding. */
interface Form {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly encoding: 'br' | 'gzip' | null;
}

/** A JSON response in every encoding, each with a strong ETag. */
export interface PreparedResponse {
  readonly identity: Form;
  readonly br: Form;
  readonly gzip: Form;
}

export async function prepareResponse(value: unknown): Promise<PreparedResponse> {
  const bytes = Buffer.from(JSON.stringify(value));
  const hash = sha256(bytes).slice(0, 22);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return {
    identity: { bytes, etag: `"${hash}"`, encoding: null },
    br: { bytes: brotli, etag: `"${hash}-br"`, encoding: 'br' },
    gzip: { bytes: gzipped, etag: `"${hash}-gz"`, encoding: 'gzip' },
  };
}

/** Responds to GET or HEAD with the encoding that the client accepts, or with 304. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedResponse,
): void {
  const form = chooseForm(request.headers['accept-encoding'], answer);
  response.setHeader('ETag', form.etag);
  response.setHeader('Cache-Control', 'public, no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(request.headers['if-none-match'], form.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.statusCode = 200;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', form.bytes.length);
  if (form.encoding !== null) response.setHeader('Content-Encoding', form.encoding);
  response.end(request.method === 'HEAD' ? undefined : form.bytes);
}

function chooseForm(accepted: string | string[] | undefined, answer: PreparedResponse): Form {
  const text = String(accepted ?? '');
  if (takes(text, 'br')) return answer.br;
  return takes(text, 'gzip') ? answer.gzip : answer.identity;
}

function takes(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  return accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part.trim().split(/\s*;\s*/);
    return name === encoding && !/^q=0(\.0*)?$/.test(quality);
  });
}

function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return (
    known === etag ||
    known.split(',').some((tag) => {
      const text = tag.trim();
      return text === '*' || text.replace(/^W\//, '') === etag;
    })
  );
}
