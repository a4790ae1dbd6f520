import { type KeyObject, sign, verify } from 'node:crypto';
import { parseRecord } from '../document-shape.js';
import { type DelegatedKey, keyId, type TrustedKeys, verifyingKey } from './delegated-key.js';

/**
 * What a signature is valid for. A signature for a preview link is never accepted for a registry.
 */
export type Purpose = 'registry' | 'publication' | 'preview' | 'warm' | 'deployed';

/** A document that is unreadable or not signed by a trusted key. */
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

/**
 * File content of a signed document: JSON with the content, its Ed25519 signature and the id of the
 * signing key.
 */
export function signDocument(purpose: Purpose, content: object, key: KeyObject): string {
  const plain: unknown = JSON.parse(JSON.stringify(content));
  const signature = signatureOf(purpose, plain, key);
  return `${JSON.stringify({ content: plain, key: keyId(key), signature }, null, 1)}\n`;
}

/** A parsed signed file whose signature has not been verified. */
export interface SignedDocument {
  readonly content: unknown;
  readonly signature: string;
  /**
   * Id of the key that claims to have signed it. Absent in old files, which the root key signed.
   */
  readonly key: string | undefined;
}

/** @throws UntrustedDocument when the text is not a signed document */
export function parseSigned(text: string, name: string): SignedDocument {
  const document = parseRecord(text);
  if (document === null) throw new UntrustedDocument(`${name} can't be read`);
  const { content, signature, key } = document;
  if (typeof signature !== 'string') throw new UntrustedDocument(notSigned(name));
  return { content, signature, key: typeof key === 'string' ? key : undefined };
}

export const isSignedByRoot = ({ key }: SignedDocument, root: KeyObject): boolean =>
  key === undefined || key === keyId(root);

/** @throws UntrustedDocument */
export function verifySigned(
  purpose: Purpose,
  document: SignedDocument,
  key: KeyObject,
  name: string,
): void {
  if (!isSignedBy(key, purpose, document.content, document.signature)) {
    throw new UntrustedDocument(notSigned(name));
  }
}

/**
 * Verifies and returns a document signed by the root key or by a delegated key.
 * @param name how error messages refer to the file
 * @param may whether a delegated key, possibly removed since, has the right to sign it
 * @returns `signer` null for the root key
 * @throws UntrustedDocument
 */
export function openDelegated(
  purpose: Purpose,
  text: string,
  keys: Pick<TrustedKeys, 'root' | 'delegated'>,
  name: string,
  may: (key: DelegatedKey) => boolean,
): { readonly content: unknown; readonly signer: DelegatedKey | null } {
  const document = parseSigned(text, name);
  const isRoots = isSignedByRoot(document, keys.root);
  const signer = isRoots ? null : keys.delegated.find(({ id }) => id === document.key);
  if (signer === undefined || (signer !== null && !may(signer))) {
    throw new UntrustedDocument(notSigned(name));
  }
  verifySigned(purpose, document, signer === null ? keys.root : verifyingKey(signer), name);
  return { content: document.content, signer };
}

export const notSigned = (name: string): string =>
  `${name} is not signed by the release key, nor by a key that it gave the right to`;
