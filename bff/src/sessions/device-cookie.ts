import { TokenCookie } from './token-cookie.js';

/**
 * Milliseconds that a browser is known after its last sign-in. The cookie policy allows up to a
 * year.
 */
export const deviceLifetime = 365 * 86_400_000;

/** Identifies a browser across sign-ins. */
export const deviceCookie = new TokenCookie('nc_device', {
  sameSite: 'lax',
  maxAge: deviceLifetime,
});
