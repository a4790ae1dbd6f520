import { createHash } from 'node:crypto';
import { policySource } from '@northcast/release/hashes';
import { type CompressedText, compressQuickly, compressText } from '../compressed-text.js';

/** A document in every form that is sent. */
export interface StoredDocument extends CompressedText {
  readonly status: number;
  /** Sources of its style elements for the content security policy. */
  readonly styleHashes: readonly string[];
  /** Sources of its inline scripts, beside the boot script. */
  readonly scriptHashes: readonly string[];
  readonly etag: string;
  /** Of all its forms. */
  readonly bytes: number;
}

/** What a document says to one reader, by the query of the address. */
interface ForReader {
  /** HTML in front of the page. */
  readonly notice?: string | undefined;
  /** Put into `data-show` around the page, whose styles leave out the rest. */
  readonly show?: string | undefined;
}

/** The same document for one reader: not compressed ahead, not cached. */
export function documentFor(document: StoredDocument, { notice = '', show }: ForReader): Buffer {
  const root = show === undefined ? '<div id="root">' : `<div id="root" data-show="${show}">`;
  return Buffer.from(
    document.identity.toString('utf8').replace('<div id="root">', () => `${notice}${root}`),
  );
}

interface RenderedText {
  readonly html: string;
  readonly status: number;
  /** Texts of its style elements. */
  readonly styles: readonly string[];
  /** Text of its speculation rules. */
  readonly rules: string | undefined;
}

/** Compresses a document for all its readers: quickly now, as well as can be when there is time. */
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

type Replaceable = { -readonly [Form in keyof CompressedText]: CompressedText[Form] };

/** Milliseconds: a document that a release replaces sooner is not worth the work. */
const delay = 1500;

const waiting = new Set<WeakRef<Replaceable>>();
let working = false;

/**
 * Compresses a document as well as can be, later and one after another: its forms are replaced when they are there. A document that
 * was dropped by then is passed over.
 */
function compressBetter(document: Replaceable): void {
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
    const { br, gzip } = await compressText(document.identity.toString('utf8'));
    document.br = br;
    document.gzip = gzip;
  }
  working = false;
}
