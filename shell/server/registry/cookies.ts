import type { Request } from 'express';
import { isHttps } from '../https.js';

/**
 * Name of a cookie in the browser. Over HTTPS it has the `__Host-` prefix: browsers accept such a
 * cookie from this host only, so that no other host of the domain can set it.
 */
export const cookieName = (request: Request, name: string): string =>
  isHttps(request) ? `__Host-${name}` : name;

/** Value of a cookie. The name must consist of letters and underscores only. */
export function readCookie(request: Request, name: string): string | undefined {
  const cookies = request.headers.cookie ?? '';
  return new RegExp(`(?:^|;\\s*)${cookieName(request, name)}=([^;]*)`).exec(cookies)?.[1];
}

/** Attributes of every cookie of this server. */
export const cookieAttributes = (request: Request) =>
  ({ path: '/', sameSite: 'lax', httpOnly: true, secure: isHttps(request) }) as const;
