import { createHash, randomInt } from 'node:crypto';
import type { Request, Response } from 'express';
import { voteTiming } from '../../registry/load-report.js';
import type { PageManifest, PreviewedRemote } from '../../registry/page-manifest.js';
import { issueVoteToken } from '../votes/vote-token.js';
import { cookieAttributes, cookieName, readCookie } from './cookies.js';
import type { LiveRegistry } from './live-registry.js';

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

/** Numbers that the canary cookie holds are below this: each is many visitors', so that it says nothing of a person. */
export const canaryNumbers = 10_000;

/**
 * 0 to 99: which part of the visitors somebody with this number is in, for one canary. Every area and every version draws again, so that
 * a visitor who gets one canary is no likelier to get another.
 */
export function bucketOf(canaryNumber: number, remote: string, version: string): number {
  const digest = createHash('sha256').update(`${canaryNumber} ${remote} ${version}`).digest();
  return digest.readUInt32BE(0) % 100;
}

/** What decides which versions somebody gets. */
export interface Visitor {
  /** Of the canary cookie, which says in which canaries somebody is; null as long as no canary has been met. */
  readonly canaryNumber: number | null;
  /** Gives them a number; asked for where they have none while a canary runs. */
  readonly drawNumber?: () => number;
  /** Versions of preview links that have not expired. */
  readonly previews: readonly PreviewedRemote[];
}

export const anybody: Visitor = { canaryNumber: null, previews: [] };

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * The registry of the visitor who asks. While a canary runs, a visitor without a number gets one for a year: one of ten thousand, which says
 * nothing of the person. The answer carries a token to vote with in a header, because documents are the same for many visitors.
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
  const token = issueVoteToken(await registry.voteSecret(), manifest);
  response.set('Server-Timing', `${voteTiming};desc="${token}"`);
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
