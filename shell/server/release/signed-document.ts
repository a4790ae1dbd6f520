import { type KeyObject, sign, verify } from 'node:crypto';

/** What a signature is good for: one made for a preview link never passes as a registry. */
export type Purpose = 'registry' | 'publication' | 'preview';

/** A document that our key did not sign, or that can't be read at all. */
export class UntrustedDocument extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'UntrustedDocument';
  }
}

const signedBytes = (purpose: Purpose, content: unknown) =>
  Buffer.from(`northcast ${purpose}\n${JSON.stringify(content)}`);

export const signatureOf = (purpose: Purpose, content: unknown, key: KeyObject): string =>
  sign(null, signedBytes(purpose, content), key).toString('base64url');

export function isSignedBy(
  key: KeyObject,
  purpose: Purpose,
  content: unknown,
  signature: string,
): boolean {
  return verify(null, signedBytes(purpose, content), key, Buffer.from(signature, 'base64url'));
}

/** Text of a file that holds a plain JSON document and its Ed25519 signature. */
export function signDocument(purpose: Purpose, content: object, key: KeyObject): string {
  const plain: unknown = JSON.parse(JSON.stringify(content));
  return `${JSON.stringify({ content: plain, signature: signatureOf(purpose, plain, key) }, null, 1)}\n`;
}

/**
 * The document inside a signed file.
 * @param name what to call the file when it can't be trusted
 * @throws UntrustedDocument
 */
export function openDocument(
  purpose: Purpose,
  text: string,
  key: KeyObject,
  name: string,
): unknown {
  const { content, signature } = parse(text, name);
  if (typeof signature !== 'string' || !isSignedBy(key, purpose, content, signature)) {
    throw new UntrustedDocument(`${name} is not signed by the release key`);
  }
  return content;
}

function parse(text: string, name: string): { content?: unknown; signature?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch (cause) {
    throw new UntrustedDocument(`${name} can't be read`, { cause });
  }
  throw new UntrustedDocument(`${name} can't be read`);
}
