import { renderMarkdown } from './markdown.mjs';

/** Shortest word to keep, in letters; shorter ones carry little meaning. */
const shortest = 4;

const plainWords = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const withoutTags = (html) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');

/**
 * Words that occur more than once, in alphabetical order. A word that a long text uses only once is
 * not its subject.
 */
function repeatedWords(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].filter((word) => counts.get(word) > 1).sort();
}

/**
 * The parts of a Markdown file that the search needs, a fraction of its size.
 * @param {string} source with valid front matter
 * @returns {{ title: string, description: string, headings: string[], words: string }} `words`: the
 * words that the text repeats and that occur in none of the other parts
 */
export function searchableText(source) {
  const { frontMatter, headings, html } = renderMarkdown(source);
  const { title = '', description = '' } = frontMatter;
  const texts = headings.map(({ text }) => text);
  const known = new Set(plainWords([title, description, ...texts].join(' ')));
  const words = plainWords(withoutTags(html)).filter(
    (word) => word.length >= shortest && !known.has(word) && !/^\d+$/.test(word),
  );
  return { title, description, headings: texts, words: repeatedWords(words).join(' ') };
}
