import { randomInt } from 'node:crypto';
import type { Request, Response } from 'express';
import type { DocumentRegistry, PreviewedRemote } from '../../registry/document-registry.js';
import { readCookie } from './cookies.js';
import type { LiveRegistry } from './live-registry.js';

/** What decides which versions somebody gets. */
export interface Visitor {
  /** 0 to 99, from the canary cookie; null as long as no canary has been met. */
  readonly bucket: number | null;
  /** Versions of preview links that have not expired. */
  readonly previews: readonly PreviewedRemote[];
}

export const anybody: Visitor = { bucket: null, previews: [] };

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * The registry of whoever asks. While a canary runs, a visitor without a bucket gets one for a year: a number from 0 to 99 that says
 * nothing of the person.
 */
export async function registryFor(
  registry: LiveRegistry,
  request: Request,
  response: Response,
): Promise<DocumentRegistry> {
  const known = readBucket(request);
  const bucket = known ?? ((await registry.hasCanary()) ? drawBucket(request, response) : null);
  const tokens = readCookie(request, 'nc_preview')?.split('~') ?? [];
  return await registry.forVisitor({ bucket, previews: await registry.openPreviews(tokens) });
}

function readBucket(request: Request): number | null {
  const text = readCookie(request, 'nc_canary');
  return text && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

function drawBucket(request: Request, response: Response): number {
  const bucket = randomInt(100);
  response.cookie('nc_canary', String(bucket), {
    maxAge: year,
    sameSite: 'lax',
    httpOnly: true,
    secure: request.secure,
  });
  return bucket;
}
