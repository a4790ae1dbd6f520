import { TokenCookie } from '../sessions/token-cookie.js';
import { challengeLifetime } from './passkey-challenges.service.js';

/** What binds a challenge to the browser that asked for it. */
export const passkeyCookie = new TokenCookie('nc_passkey', {
  sameSite: 'strict',
  maxAge: challengeLifetime,
});
