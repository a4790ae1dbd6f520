import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

/**
 * The hint cookie tells scripts that somebody is signed in, so that they can render the navigation.
 * The server ignores it.
 */
const plainNames = { token: 'nc_session', hint: 'nc_signed_in' } as const;

/**
 * Over https the names begin with `__Host-`: browsers accept such a cookie from this host only, so
 * that no other host of the domain can set it. Over https the server reads only these.
 */
const hostNames = { token: '__Host-nc_session', hint: '__Host-nc_signed_in' } as const;

/** Name of the Express setting that holds the origin of `PUBLIC_URL`. */
export const publicOriginSetting = 'public origin';

const tokenPatterns = {
  plain: /(?:^|;\s*)nc_session=([\w-]+)/,
  host: /(?:^|;\s*)__Host-nc_session=([\w-]+)/,
} as const;

/** The session token of the request; empty if there is none. */
export function tokenOf(request: Request): string {
  return tokenIn(request, isSecure(request));
}

/** @param isHttps whether browsers connect over https; see `isSecure` */
export function tokenIn({ headers }: IncomingMessage, isHttps: boolean): string {
  const pattern = isHttps ? tokenPatterns.host : tokenPatterns.plain;
  return pattern.exec(headers.cookie ?? '')?.[1] ?? '';
}

/** The session cookie to set in the browser. */
export interface SessionCookie {
  readonly token: string;
  /** Milliseconds. */
  readonly maxAge: number;
}

export function giveSession(request: Request, { token, maxAge }: SessionCookie): void {
  const secure = isSecure(request);
  const names = secure ? hostNames : plainNames;
  const shared = { path: '/', sameSite: 'lax', secure, maxAge } as const;
  request.res?.cookie(names.token, token, { ...shared, httpOnly: true });
  request.res?.cookie(names.hint, '1', shared);
}

/**
 * Clears the cookies that the browser sent, including http cookies from before the site used https.
 */
export function takeSession(request: Request): void {
  const sent = new Set((request.headers.cookie ?? '').split(/;\s*/).map(nameIn));
  const secure = isSecure(request);
  const shared = { path: '/', sameSite: 'lax', secure } as const;
  for (const { token, hint } of secure ? [hostNames, plainNames] : [plainNames]) {
    if (!sent.has(token) && !sent.has(hint)) continue;
    request.res?.clearCookie(token, { ...shared, httpOnly: true });
    request.res?.clearCookie(hint, shared);
  }
}

const nameIn = (pair: string) => pair.split('=')[0];

/**
 * Whether the browser connects over https, according to the connection, the trusted proxy, or
 * `PUBLIC_URL`.
 */
export function isSecure(request: Request): boolean {
  return request.secure || isHttpsOrigin(request.app.get(publicOriginSetting));
}

export const isHttpsOrigin = (origin: unknown): boolean => String(origin).startsWith('https:');
