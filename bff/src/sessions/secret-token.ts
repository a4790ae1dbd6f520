import { createHmac, randomBytes } from 'node:crypto';

/** What a browser or a link proves with that it is the one: 32 random bytes in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What is stored of a token; worth nothing without the secret. */
export function tokenHash(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}
