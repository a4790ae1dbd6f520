import { type CompressedText, compressText } from '../compressed-text.js';

type Replaceable = { -readonly [Form in keyof CompressedText]: CompressedText[Form] };

/** Milliseconds: a document that a release replaces sooner is not worth the work. */
const delay = 1500;

const waiting = new Set<WeakRef<Replaceable>>();
let working = false;

/**
 * Compresses a document as well as can be, later and one after another: its forms are replaced when they are there. A document that
 * was dropped by then is passed over.
 */
export function compressBetter(document: Replaceable): void {
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
