/** Where an account's owner is at home. */
export const home = '/dashboard';

/**
 * Where to go after sign-in: the page that was asked for, if it is one of this site, or the dashboard.
 * @param next the `next` parameter: anybody can write a link with it
 * @param origin the site's own
 */
export function returnPath(next: string | null, origin: string): string {
  if (next === null || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  if (!isOurs || url.pathname === '/auth') return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
