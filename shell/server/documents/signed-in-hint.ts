/** Whether the visitor probably has a session: the hint cookie that sign-in sets beside the real one. */
export function hasSignedInHint(cookies: string): boolean {
  return /(?:^|;\s*)nc_signed_in=1(?:;|$)/.test(cookies);
}
