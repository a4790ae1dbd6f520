import { createHmac, timingSafeEqual } from 'node:crypto';

const separator = '.';

/**
 * A text that names a row and can be made by nobody who does not know the secret. It holds for good; who reads it decides until when it is taken.
 * @param purpose tells this use of the secret from all others
 */
export function signedId(secret: string, purpose: string, id: string): string {
  return [id, signatureOf(secret, purpose, id)].join(separator);
}

/** The id that a text was made for; null for any other text. */
export function idOfSigned(secret: string, purpose: string, token: string): string | null {
  const [id = '', signature = '', ...rest] = token.split(separator);
  const expected = Buffer.from(signatureOf(secret, purpose, id));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length) return null;
  return timingSafeEqual(given, expected) ? id : null;
}

function signatureOf(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');
}
