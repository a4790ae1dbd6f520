/**
 * Default address after sign-in; a role without access to it is redirected to its own first page.
 */
export const start = '/admin/customers';
const base = 'http://panel.invalid';

/**
 * The address to open after sign-in: the panel page in `next`, and never another site; otherwise
 * `start`.
 */
export function nextAddress(search: URLSearchParams): string {
  const next = search.get('next');
  if (next === null || !URL.canParse(next, base)) return start;
  const { origin, pathname, search: query, hash } = new URL(next, base);
  const isPanel = origin === base && /^\/admin\/(?!login)/.test(pathname);
  return isPanel ? `${pathname}${query}${hash}` : start;
}
