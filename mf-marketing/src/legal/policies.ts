/** Slugs of the policies, in the order in which they link to each other. */
export const policySlugs = [
  'terms',
  'privacy',
  'refund',
  'shipping',
  'cookies',
  'acceptable-use',
] as const;

export type PolicySlug = (typeof policySlugs)[number];

/**
 * Current date as `2026-11-20` in the local time zone: the reader's, or the server's during SSR.
 */
export function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
