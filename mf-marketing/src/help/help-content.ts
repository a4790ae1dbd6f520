export const guidesIntro = {
  heading: 'Quick guides',
  text: 'Checklists and settings to have open while you work.',
} as const;

export const articlesIntro = {
  heading: 'Knowledge articles',
  text: 'The long read on each part of a show, with the numbers we use ourselves.',
  all: { label: 'View All Articles', to: '/blog' },
} as const;

export const faqIntro = {
  heading: 'Frequently asked questions',
  categoriesLabel: 'Question categories',
} as const;

export const noAnswer = {
  title: 'No answers found',
  text: 'Try another word, or ask us: a person answers the same day.',
  clearLabel: 'Clear search',
  askLabel: 'Ask support',
} as const;

export const helpClosing = {
  heading: 'A question we have not answered?',
  text: 'Ask the people who do the work. If the answer helps others, we add it to this page.',
  /** Leads signed-in users to a new message; see `useSupportLink`. */
  support: { label: 'Contact Support', to: '/contact', signedIn: '/dashboard#new-message' },
  call: { label: 'Schedule a Call', to: '?order=demo-call' },
} as const;

/** Number of search results, for the line below the search box. */
export function foundTextOf(count: number, query: string): string {
  const answers = count === 1 ? '1 answer' : `${count === 0 ? 'No' : count} answers`;
  return `${answers} for “${query}”`;
}
