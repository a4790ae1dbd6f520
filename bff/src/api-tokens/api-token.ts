import type { IncomingMessage } from 'node:http';
import { sha256 } from '../hashing/sha256.js';
import { newToken } from '../sessions/secret-token.js';

const prefix = 'nc_';
const checksumLength = 6;
const shape = /^nc_([\w-]{43})([\w-]{6})$/;
/** Other schemes and tokens, such as those of a proxy in front, are none of ours. */
const header = /^bearer +(nc_.*)$/i;

const checksum = (random: string) => sha256(random).slice(0, checksumLength);

/** 32 random bytes in base64url between a prefix and a checksum, by which programs find tokens that were published by mistake. */
export function newApiToken(): string {
  const random = newToken();
  return prefix + random + checksum(random);
}

/** Whether a text could be a token: what was mistyped or made up needs no look into the database. */
export function isApiToken(text: string): boolean {
  const [, random = '', sum] = shape.exec(text) ?? [];
  return sum === checksum(random);
}

/** What is stored of a token. It is random, so that a plain hash cannot be reversed by trying. */
export const apiTokenHash = sha256;

/** What is shown of a token. */
export const apiTokenStart = (token: string): string => token.slice(0, prefix.length + 5);

/** The API token that a request was sent with, good or bad; null for a request without one. */
export function bearerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return header.exec(headers.authorization ?? '')?.[1] ?? null;
}
