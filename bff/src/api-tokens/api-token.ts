import type { IncomingMessage } from 'node:http';
import { sha256 } from '../hashing/hashing.js';
import { newToken } from '../sessions/secret-token.js';

const prefix = 'nc_';
const checksumLength = 6;
const shape = /^nc_([\w-]{43})([\w-]{6})$/;
/** Ignores other schemes and tokens, such as those of a proxy. */
const header = /^bearer +(nc_.*)$/i;

const checksum = (random: string) => sha256(random).slice(0, checksumLength);

/**
 * 32 random bytes in base64url between a prefix and a checksum. Secret scanners use both to find
 * tokens that were published by mistake.
 */
export function newApiToken(): string {
  const random = newToken();
  return prefix + random + checksum(random);
}

/** Checks shape and checksum, so that a mistyped or invented token needs no database query. */
export function isApiToken(text: string): boolean {
  const [, random = '', sum] = shape.exec(text) ?? [];
  return sum === checksum(random);
}

/** The stored hash of a token. A plain hash is enough, because random tokens cannot be guessed. */
export const apiTokenHash = sha256;

/** The part of a token that lists show. */
export const apiTokenStart = (token: string): string => token.slice(0, prefix.length + 5);

/** The API token of a request, valid or not; null for a request without one. */
export function bearerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return header.exec(headers.authorization ?? '')?.[1] ?? null;
}
