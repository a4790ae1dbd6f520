export const helpIntro = {
  heading: 'Help Center',
  text: 'Answers about orders, files and revisions, and everything we know about making a podcast sound right.',
  description:
    'Search answers on orders, pricing, files, video and revisions, and read our podcast guides on recording, editing, loudness, launch and growth.',
  searchLabel: 'Search questions and answers',
  searchPlaceholder: 'Try “refund”, “loudness” or “captions”',
} as const;

export const guidesIntro = {
  heading: 'Quick guides',
  text: 'Checklists and settings to have open while you work.',
} as const;

export const articlesIntro = {
  heading: 'Knowledge articles',
  text: 'The long read on each part of a show, with the numbers we use ourselves.',
  /** Has no action yet. */
  allLabel: 'View All Articles',
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

/** What a search has found, for the line under the search box. */
export function foundText(count: number, query: string): string {
  const answers = count === 1 ? '1 answer' : `${count === 0 ? 'No' : count} answers`;
  return `${answers} for “${query}”`;
}
