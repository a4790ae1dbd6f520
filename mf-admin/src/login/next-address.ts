/** Where it leads without one; roles that begin elsewhere go on from there. */
export const start = '/admin/customers';
const base = 'http://panel.invalid';

/** Where sign-in leads: the page of the panel that asked for it, and no other address, or the panel's start. */
export function nextAddress(search: URLSearchParams): string {
  const next = search.get('next');
  if (next === null || !URL.canParse(next, base)) return start;
  const { origin, pathname, search: query, hash } = new URL(next, base);
  const isPanel = origin === base && /^\/admin\/(?!login)/.test(pathname);
  return isPanel ? `${pathname}${query}${hash}` : start;
}
