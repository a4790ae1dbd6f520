import { randomInt } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Problem } from '@northcast/shared-contracts/api/problem';
import { problems } from '@northcast/shared-contracts/content/texts/problems';

const headers = {
  'Content-Type': 'application/problem+json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

function bodyOf(status: number, message: string): Buffer {
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = { type: 'about:blank', title, status, message };
  return Buffer.from(JSON.stringify(problem));
}

const bodies = {
  413: bodyOf(413, problems.tooLarge),
  503: bodyOf(503, problems.unavailable),
  504: bodyOf(504, problems.notInTime),
} as const;

/**
 * Seconds from 1 to 5 for `Retry-After`, random so that clients rejected together do not return
 * together.
 */
export const retryAfter = (): string => String(randomInt(1, 6));

/** Responds in place of the bff, in its format (RFC 9457) and with its headers. */
export function sendGatewayProblem(response: ServerResponse, status: keyof typeof bodies): void {
  const body = bodies[status];
  response.writeHead(status, {
    ...headers,
    'Content-Length': body.length,
    ...(status === 413 ? {} : { 'Retry-After': retryAfter() }),
  });
  response.end(body);
}
