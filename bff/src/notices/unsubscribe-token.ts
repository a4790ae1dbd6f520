import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where the link of a mail leads, and where mail providers send their request; the token is its query, which no log holds. */
export const unsubscribePath = '/unsubscribe';
export const oneClickPath = '/api/unsubscribe/one-click';

/** Tells this use of the secret from all others. */
const purpose = 'unsubscribe from notices';
const separator = '.';

/** For a link that ends an administrator's notices and does nothing else, without signing in. It names the account and holds for good. */
export function unsubscribeToken(secret: string, userId: string): string {
  return [userId, signatureOf(secret, userId)].join(separator);
}

/** The account that a token was made for; null for any other text. */
export function userIdOf(secret: string, token: string): string | null {
  const [userId = '', signature = '', ...rest] = token.split(separator);
  const expected = Buffer.from(signatureOf(secret, userId));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length) return null;
  return timingSafeEqual(given, expected) ? userId : null;
}

function signatureOf(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${userId}`).digest('base64url');
}
