import { randomInt } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Problem } from '@northcast/shared-contracts/api/problem';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import type { Response } from 'express';

const kinds = {
  413: { message: problems.tooLarge },
  503: { message: problems.unavailable },
  504: { message: problems.notInTime },
} as const;

/**
 * Seconds from 1 to 5 for `Retry-After`, random so that clients rejected together do not return
 * together.
 */
export const retryAfter = (): string => String(randomInt(1, 6));

/** Responds in place of the bff, in its format (RFC 9457) and with its headers. */
export function sendGatewayProblem(response: Response, status: keyof typeof kinds): void {
  const { message } = kinds[status];
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = { type: 'about:blank', title, status, message };
  response.status(status).set({
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  if (status !== 413) response.set('Retry-After', retryAfter());
  response.end(JSON.stringify(problem));
}
