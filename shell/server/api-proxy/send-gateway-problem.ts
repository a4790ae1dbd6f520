import { randomInt } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Problem } from '@northcast/shared-contracts/api/problem';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { plainPage, plainPageHeaders } from '../errors/plain-page.js';

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

function pageOf(message: string): Buffer {
  const title = 'This page is not available right now';
  const body = `<h1>${title}</h1>
<p>${message}</p>
<p><a href="">Try again</a> or go to the <a href="/">home page</a>.</p>`;
  return Buffer.from(plainPage({ title, body }));
}

const pages = {
  503: pageOf(problems.unavailable),
  504: pageOf(problems.notInTime),
} as const;

/**
 * Seconds from 1 to 5 for `Retry-After`, random so that clients rejected together do not return
 * together.
 */
export const retryAfter = (): string => String(randomInt(1, 6));

/**
 * Responds in place of the bff: to navigations, such as a sign-out by a link, with a page; to all
 * other requests in the bff's format (RFC 9457) and with its headers.
 */
export function sendGatewayProblem(response: ServerResponse, status: keyof typeof bodies): void {
  if (status !== 413 && isNavigation(response.req)) {
    sendUnavailablePage(response, status, pages[status]);
    return;
  }
  const body = bodies[status];
  response.writeHead(status, {
    ...headers,
    'Content-Length': body.length,
    ...(status === 413 ? {} : { 'Retry-After': retryAfter() }),
  });
  response.end(body);
}

/** Whether a browser shows the response to a GET request as a page. */
function isNavigation({ method, headers: { accept = '', ...sent } }: IncomingMessage): boolean {
  if (method !== 'GET') return false;
  const mode = sent['sec-fetch-mode'];
  // Browsers send the mode to HTTPS origins and localhost only.
  return mode === undefined ? accept.includes('text/html') : mode === 'navigate';
}

/** Responds with a page that asks the visitor to try again. */
export function sendUnavailablePage(
  response: ServerResponse,
  status: keyof typeof pages,
  page: Buffer,
): void {
  response.writeHead(status, {
    ...headers,
    ...plainPageHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Retry-After': retryAfter(),
  });
  response.end(page);
}
