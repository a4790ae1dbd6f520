/** Default page of a signed-in user. */
export const home = '/dashboard';

/**
 * Path to open after sign-in: the requested page if it is on this site, otherwise the dashboard.
 * @param next value of the `next` parameter; untrusted
 * @param origin origin of this site
 */
export function returnPath(next: string | null, origin: string): string {
  if (next === null || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  if (!isOurs || url.pathname === '/auth') return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
