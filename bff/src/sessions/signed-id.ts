import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashedUuid } from '../hashing/hashing.js';

const separator = '.';

/**
 * A signed text that names a row and cannot be forged without the secret. It never expires; the
 * code that reads it must check for expiry.
 * @param purpose separates this use of the secret from all others
 */
export function signedId(secret: string, purpose: string, id: string): string {
  return [id, signatureOf(secret, purpose, id)].join(separator);
}

/** The id that a text was signed for; null for any other text. */
export function idOfSigned(secret: string, purpose: string, token: string): string | null {
  const [id = '', signature = '', ...rest] = token.split(separator);
  const expected = Buffer.from(signatureOf(secret, purpose, id));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length) return null;
  return timingSafeEqual(given, expected) ? id : null;
}

/**
 * A UUID that is the same for the same text and cannot be computed without the secret.
 * @param purpose separates this use of the secret from all others
 */
export function idFor(secret: string, purpose: string, text: string): string {
  return hashedUuid(hmac(secret, purpose, text).digest());
}

const signatureOf = (secret: string, purpose: string, id: string) =>
  hmac(secret, purpose, id).digest('base64url');

const hmac = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}:${text}`);
