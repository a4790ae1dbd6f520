import type { ServerResponse } from 'node:http';

/** An answer of the API is data: nothing in it may run, be framed, or be read by another site. */
const headers = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'no-referrer'],
] as const;

export function protect(response: ServerResponse): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
