/**
 * Whether the browser probably has a session. Reads the hint cookie that sign-in sets along with
 * the session cookie, with the `__Host-` prefix if the servers know that browsers use HTTPS. The
 * hint grants no access, so either name is accepted.
 */
export function hasSignedInHint(cookies: string): boolean {
  return /(?:^|;\s*)(?:__Host-)?nc_signed_in=1(?:;|$)/.test(cookies);
}
