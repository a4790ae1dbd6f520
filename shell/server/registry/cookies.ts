import type { Request } from 'express';
import { isHttps } from '../https.js';

/**
 * A cookie's name as browsers know it. Over https it begins with `__Host-`: browsers take such a cookie from this host only, so that no other
 * host of the domain can set it.
 */
export const cookieName = (request: Request, name: string): string =>
  isHttps(request) ? `__Host-${name}` : name;

/** Value of a cookie whose name holds letters and underscores only. */
export function readCookie(request: Request, name: string): string | undefined {
  const cookies = request.headers.cookie ?? '';
  return new RegExp(`(?:^|;\\s*)${cookieName(request, name)}=([^;]*)`).exec(cookies)?.[1];
}

/** What every cookie of this server has. */
export const cookieAttributes = (request: Request) =>
  ({ path: '/', sameSite: 'lax', httpOnly: true, secure: isHttps(request) }) as const;
