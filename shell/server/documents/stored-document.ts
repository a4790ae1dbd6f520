import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { styleHash } from './document.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A document in every form that is sent. */
export interface StoredDocument {
  readonly status: number;
  /** Source of its style element for the content security policy. */
  readonly styleHash: string;
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** The same document with something in front of the page, for one reader: not compressed ahead, not cached. */
export function insertBeforePage(document: StoredDocument, html: string): Buffer {
  return Buffer.from(
    document.identity.toString('utf8').replace('<div id="root">', `${html}<div id="root">`),
  );
}

/** Compresses a document once for all its readers. */
export async function storeDocument(
  html: string,
  status: number,
  css: string,
): Promise<StoredDocument> {
  const identity = Buffer.from(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const [br, gz] = await Promise.all([brotli(identity, quality), zip(identity, { level: 9 })]);
  const digest = createHash('sha256').update(identity).digest('base64url');
  return {
    status,
    styleHash: styleHash(css),
    etag: `"${digest.slice(0, 22)}"`,
    identity,
    br,
    gzip: gz,
  };
}
