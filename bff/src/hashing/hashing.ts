import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 in base64url, the format of every stored hash. */
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');

/** Compares a received value with a secret in constant time. */
export const isSameSecret = (sent: string, secret: string): boolean =>
  timingSafeEqual(digest(sent), digest(secret));

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * A UUID of version 8 (RFC 9562) from a hash: the same for the same hash.
 * @param hash at least 16 bytes, the first of which are changed
 */
export function hashedUuid(hash: Buffer): string {
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
