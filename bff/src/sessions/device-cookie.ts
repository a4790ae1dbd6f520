import { TokenCookie } from './token-cookie.js';

/** How long a browser is known after its last sign-in, in milliseconds: the cookie policy allows a year. */
export const deviceLifetime = 365 * 86_400_000;

/** By what accounts know the browser. */
export const deviceCookie = new TokenCookie('nc_device', {
  sameSite: 'lax',
  maxAge: deviceLifetime,
});
