import { randomInt } from 'node:crypto';
import type { Request, Response } from 'express';
import { voteTiming } from '../../registry/load-report.js';
import type { PageManifest } from '../../registry/page-manifest.js';
import { issueVoteToken } from '../votes/vote-token.js';
import { cookieAttributes, cookieName, readCookie } from './cookies.js';
import type { LiveRegistry } from './live-registry.js';
import { canaryNumbers } from './visitor.js';

export const previewCookie = 'nc_preview';

/** Limit on previews per visitor: each costs a signature check, and a cookie can hold many. */
export const mostPreviews = 3;
/**
 * Maximum characters of a token. A token for a 40-character name and a 60-character version has
 * 280.
 */
const longestToken = 512;

/** The newest preview tokens of a visitor, not yet verified. */
export function previewTokens(request: Request): string[] {
  const tokens = readCookie(request, previewCookie)?.split('~') ?? [];
  return tokens.slice(-mostPreviews).filter(({ length }) => length > 0 && length <= longestToken);
}

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * The manifest for the requesting visitor. While a canary is running, a visitor without a number
 * gets one for a year: one of ten thousand, so it does not identify a person. The vote token is
 * sent in a header, because many visitors share the same document.
 */
export async function registryFor(
  registry: LiveRegistry,
  request: Request,
  response: Response,
): Promise<PageManifest> {
  const previews = await registry.openPreviews(previewTokens(request));
  const manifest = await registry.forVisitor({
    canaryNumber: readNumber(request),
    drawNumber: () => drawNumber(request, response),
    previews,
  });
  // A stalled store keeps visitors from voting, not from reading.
  const secret = await registry.voteSecret().catch(() => null);
  const token = secret && issueVoteToken(secret, manifest);
  if (token) response.set('Server-Timing', `${voteTiming};desc="${token}"`);
  return manifest;
}

function readNumber(request: Request): number | null {
  const text = readCookie(request, 'nc_canary');
  return text && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

function drawNumber(request: Request, response: Response): number {
  const number = randomInt(canaryNumbers);
  response.cookie(cookieName(request, 'nc_canary'), String(number), {
    ...cookieAttributes(request),
    maxAge: year,
  });
  return number;
}
