import { openText, sealText } from '../sealing/sealed-text.js';

/**
 * A response that only a client with the idempotency key can have opened again: what is kept holds a hash of that key, so the
 * table alone tells nothing of the person.
 * @param id the key with account, method and path
 */
export function sealResponse(secret: string, id: string, text: string): string {
  return sealText(secret, purposeOf(id), text);
}

/**
 * @param sealed or the plain JSON of servers before this one, for a day
 * @throws when it was sealed under another key or secret
 */
export function openResponse(secret: string, id: string, sealed: string): string {
  return /^[[{]/.test(sealed) ? sealed : openText(secret, purposeOf(id), sealed);
}

const purposeOf = (id: string) => `response ${id}`;
