import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { sessionLifetime } from './sessions.js';

const tokenCookie = 'nc_session';
/** Tells scripts that somebody is signed in, for drawing the navigation; means nothing to the server. */
const hintCookie = 'nc_signed_in';

/** Name of Express's setting that holds the origin of `PUBLIC_URL`. */
export const publicOriginSetting = 'public origin';

const tokenPattern = /(?:^|;\s*)nc_session=([\w-]+)/;

/** The session token that the browser sent; empty when it sent none. */
export function tokenOf(request: IncomingMessage): string {
  return tokenPattern.exec(request.headers.cookie ?? '')?.[1] ?? '';
}

export function giveSession(request: Request, response: Response, token: string): void {
  const shared = {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: sessionLifetime,
  } as const;
  response.cookie(tokenCookie, token, { ...shared, httpOnly: true });
  response.cookie(hintCookie, '1', shared);
}

/** Takes the cookies back from a browser that sent them. */
export function takeSession(request: Request, response: Response): void {
  if (!/nc_(session|signed_in)=/.test(request.headers.cookie ?? '')) return;
  const shared = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const;
  response.clearCookie(tokenCookie, { ...shared, httpOnly: true });
  response.clearCookie(hintCookie, shared);
}

/** Whether browsers come over https, told by the connection, the proxy in front, or `PUBLIC_URL`. */
function isSecure(request: Request): boolean {
  return request.secure || String(request.app.get(publicOriginSetting)).startsWith('https:');
}
