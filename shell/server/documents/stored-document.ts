import { createHash } from 'node:crypto';
import { policySource } from '@northcast/release/hashes';
import { type CompressedText, compressQuickly, compressText } from '../compressed-text.js';

/** A document in every encoding that is sent. */
export interface StoredDocument extends CompressedText {
  readonly status: number;
  /** CSP sources of its style elements. */
  readonly styleHashes: readonly string[];
  /** CSP sources of its inline scripts except the boot script. */
  readonly scriptHashes: readonly string[];
  readonly etag: string;
  /** Total size of all encodings. */
  readonly bytes: number;
}

/** Parts of a document that depend on the query of one request. */
interface ForReader {
  /** HTML before the page. */
  readonly notice?: string | undefined;
  /**
   * Value for `data-show` on the root element; styles of the page hide everything else. Order
   * buttons keep it in the address.
   */
  readonly show?: string | undefined;
}

/** Start of an order button. Its form requests the same path with `?order=` and its own fields. */
const orderButton = /<button (?=[^>]*\bname="order")/g;

/** HTML of the document with the parts for one request; not cached. */
export function documentFor(document: StoredDocument, { notice = '', show }: ForReader): string {
  const root = show === undefined ? '<div id="root">' : `<div id="root" data-show="${show}">`;
  const html = document.identity
    .toString('utf8')
    .replace('<div id="root">', () => `${notice}${root}`);
  if (show === undefined) return html;
  // React ignores additional hidden fields when it hydrates a form.
  const field = `<input type="hidden" name="show" value="${show}">`;
  return html.replace(orderButton, (button) => `${field}${button}`);
}

interface RenderedText {
  readonly html: string;
  readonly status: number;
  /** Contents of its style elements. */
  readonly styles: readonly string[];
  /** Text of its speculation rules. */
  readonly rules: string | undefined;
}

/** Compresses a document for all readers: fast at first, at the highest quality later. */
export async function storeDocument({
  html,
  status,
  styles,
  rules,
}: RenderedText): Promise<StoredDocument> {
  const text = await compressQuickly(html);
  const digest = createHash('sha256').update(text.identity).digest('base64url');
  const document = {
    ...text,
    status,
    styleHashes: styles.map(policySource),
    scriptHashes: rules === undefined ? [] : [policySource(rules)],
    etag: `"${digest.slice(0, 22)}"`,
    bytes: text.identity.length + text.br.length + text.gzip.length,
  };
  compressBetter(document);
  return document;
}

/**
 * Milliseconds before the better compression, because a document that a release replaces sooner is
 * not worth the work.
 */
const delay = 1500;

const waiting = new Set<WeakRef<CompressedText>>();
let working = false;

/**
 * Recompresses documents at the highest quality, later and one at a time, and replaces their
 * encodings. Skips a document that has been dropped by then.
 */
function compressBetter(document: CompressedText): void {
  const reference = new WeakRef(document);
  setTimeout(() => {
    waiting.add(reference);
    void work();
  }, delay).unref();
}

async function work(): Promise<void> {
  if (working) return;
  working = true;
  for (const reference of waiting) {
    waiting.delete(reference);
    const document = reference.deref();
    if (!document) continue;
    // A document that cannot be compressed better keeps its encodings.
    const better = await compressText(document.identity.toString('utf8')).catch(() => undefined);
    Object.assign(document, better);
  }
  working = false;
}
