import { createHmac, randomBytes } from 'node:crypto';

/** A secret token for a browser or a link: 32 random bytes in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The stored form of a token, which is useless without the secret. */
export function tokenHash(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}
