import { createHash } from 'node:crypto';
import { type CompressedText, compressText } from '../compressed-text.js';
import { styleHash } from './document.js';

/** A document in every form that is sent. */
export interface StoredDocument extends CompressedText {
  readonly status: number;
  /** Source of its style element for the content security policy. */
  readonly styleHash: string;
  readonly etag: string;
}

/** The same document with something in front of the page, for one reader: not compressed ahead, not cached. */
export function insertBeforePage(document: StoredDocument, html: string): Buffer {
  return Buffer.from(
    document.identity.toString('utf8').replace('<div id="root">', `${html}<div id="root">`),
  );
}

/** Makes every form of a document, once for all its readers. */
export async function storeDocument(
  html: string,
  status: number,
  css: string,
): Promise<StoredDocument> {
  const text = await compressText(html);
  const digest = createHash('sha256').update(text.identity).digest('base64url');
  return { ...text, status, styleHash: styleHash(css), etag: `"${digest.slice(0, 22)}"` };
}
