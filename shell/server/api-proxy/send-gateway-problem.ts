import { STATUS_CODES } from 'node:http';
import type { Problem } from '@northcast/shared-contracts/api/problem';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import type { Response } from 'express';

const kinds = {
  413: { message: problems.tooLarge },
  503: { message: problems.unavailable, retryAfter: '2' },
  504: { message: problems.notInTime, retryAfter: '5' },
} as const;

/** Answers for the bff, in its form (RFC 9457) and with the headers of its answers. */
export function sendGatewayProblem(response: Response, status: keyof typeof kinds): void {
  const { message, ...rest } = kinds[status];
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
  if ('retryAfter' in rest) response.set('Retry-After', rest.retryAfter);
  response.end(JSON.stringify(problem));
}
