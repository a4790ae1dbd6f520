import { createHash } from 'node:crypto';

/** SHA-256 in base64url, the format of every stored hash. */
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');
