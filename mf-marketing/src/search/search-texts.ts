/** Texts of the search dialog and the search page; those of the page alone stand in its files. */
export const searchTexts = {
  heading: 'Search',
  field: { label: 'Search the site', placeholder: 'Try “show notes” or “refund”' },
  button: 'Search',
  order: 'Order',
  keys: 'Arrow keys move among the results, Enter shows all of them.',
  all: 'Show all results',
  keySetting: 'Open with the / key',
  popular: 'Often looked for',
  loading: 'Searching …',
  failedPosts: 'Blog posts could not be searched. Please try again later.',
} as const;

/** Shown without a query and if nothing was found. */
export const popularLinks = [
  { label: 'Standard Episode Edit', to: '/services#standard-episode-edit' },
  { label: 'Plans and prices', to: '/pricing' },
  { label: 'Same Day Rush', to: '/services#same-day-rush' },
  { label: 'How do I place my first order?', to: '/search?q=place+first+order' },
  { label: 'AI for your company', to: '/ai' },
] as const;

export const searchAddress = (query: string): string =>
  query.trim() === '' ? '/search' : `/search?${new URLSearchParams({ q: query.trim() })}`;
