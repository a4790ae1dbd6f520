import type { Request } from 'express';
import { isToken } from './secret-token.js';
import { isSecure } from './session-cookie.js';

/** How long a browser is known after its last sign-in, in milliseconds: the cookie policy allows a year. */
export const deviceLifetime = 365 * 86_400_000;

const names = { plain: 'nc_device', host: '__Host-nc_device' } as const;
const patterns = {
  plain: /(?:^|;\s*)nc_device=([\w-]+)/,
  host: /(?:^|;\s*)__Host-nc_device=([\w-]+)/,
} as const;

/** The token by which accounts know the browser; null where it sent none. */
export function deviceTokenOf(request: Request): string | null {
  const pattern = isSecure(request) ? patterns.host : patterns.plain;
  const token = pattern.exec(request.headers.cookie ?? '')?.[1] ?? '';
  return isToken(token) ? token : null;
}

export function giveDevice(request: Request, token: string): void {
  const secure = isSecure(request);
  request.res?.cookie(secure ? names.host : names.plain, token, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure,
    maxAge: deviceLifetime,
  });
}
