import type { IncomingMessage, ServerResponse } from 'node:http';
import { giveRequestId } from '../log/request-id.js';

/** An answer of the API is data: nothing in it may run, be framed, be read by another site or kept by a cache. */
const headers = [
  ['X-Content-Type-Options', 'nosniff'],
  [
    'Content-Security-Policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cache-Control', 'no-store'],
] as const;

/** What every answer carries. */
export function setDefaultHeaders(request: IncomingMessage, response: ServerResponse): void {
  giveRequestId(request, response);
  for (const [name, value] of headers) response.setHeader(name, value);
}
