import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a received value with a secret in constant time. */
export const isSameSecret = (sent: string, secret: string): boolean =>
  timingSafeEqual(digest(sent), digest(secret));

const digest = (text: string) => createHash('sha256').update(text).digest();
