/**
 * Whether the browser probably has a session: the hint cookie that sign-in sets beside the real one, with `__Host-` before its name where the
 * servers know that browsers come over https. It opens nothing, so that either name will do.
 */
export function hasSignedInHint(cookies: string): boolean {
  return /(?:^|;\s*)(?:__Host-)?nc_signed_in=1(?:;|$)/.test(cookies);
}
