import type { Request } from 'express';
import { isToken, newToken } from '../sessions/secret-token.js';
import { isSecure } from '../sessions/session-cookie.js';
import { challengeLifetime } from './passkey-challenges.service.js';

const names = { plain: 'nc_passkey', host: '__Host-nc_passkey' } as const;
const patterns = {
  plain: /(?:^|;\s*)nc_passkey=([\w-]+)/,
  host: /(?:^|;\s*)__Host-nc_passkey=([\w-]+)/,
} as const;

/** What binds a challenge to the browser that asked for it; empty where it sent nothing. */
export function passkeyTokenOf(request: Request): string {
  const pattern = isSecure(request) ? patterns.host : patterns.plain;
  const token = pattern.exec(request.headers.cookie ?? '')?.[1] ?? '';
  return isToken(token) ? token : '';
}

/** Gives the browser a token for the time of one challenge. */
export function givePasskeyToken(request: Request): string {
  const token = newToken();
  const secure = isSecure(request);
  request.res?.cookie(secure ? names.host : names.plain, token, {
    path: '/',
    sameSite: 'strict',
    httpOnly: true,
    secure,
    maxAge: challengeLifetime,
  });
  return token;
}
