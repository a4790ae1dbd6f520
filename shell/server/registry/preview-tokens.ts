import type { Request } from 'express';
import { readCookie } from './cookies.js';

export const previewCookie = 'nc_preview';

/** Each costs a check of its signature, and a cookie has room for thousands. */
export const mostPreviews = 3;
/** Characters of a token: those of 40-character names and 60-character versions have 280. */
const longestToken = 512;

/** The newest preview tokens of a visitor; whether they are ours is still to be found out. */
export function previewTokens(request: Request): string[] {
  const tokens = readCookie(request, previewCookie)?.split('~') ?? [];
  return tokens.slice(-mostPreviews).filter(({ length }) => length > 0 && length <= longestToken);
}
