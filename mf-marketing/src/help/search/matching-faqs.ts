import type { FaqCategory } from '../../faq';

const includes = (text: string, query: string) => text.toLowerCase().includes(query);

/**
 * FAQs whose question or answer contains the text, ignoring case. Omits categories without a match.
 * An empty text matches everything.
 */
export function matchingFaqs(
  categories: readonly FaqCategory[],
  text: string,
): readonly FaqCategory[] {
  const query = text.trim().toLowerCase();
  if (query === '') return categories;
  return categories
    .map(({ title, faqs }) => ({
      title,
      faqs: faqs.filter(
        ({ question, answer }) => includes(question, query) || includes(answer, query),
      ),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}

export function countFaqs(categories: readonly FaqCategory[]): number {
  return categories.reduce((sum, { faqs }) => sum + faqs.length, 0);
}
