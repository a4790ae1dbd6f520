import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares what was sent with a secret, in a time that depends on neither. */
export const isSameSecret = (sent: string, secret: string): boolean =>
  timingSafeEqual(digest(sent), digest(secret));

const digest = (text: string) => createHash('sha256').update(text).digest();
