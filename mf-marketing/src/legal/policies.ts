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
