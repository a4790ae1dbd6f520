import { renderMarkdown } from './markdown.mjs';

/** Letters of a word; shorter ones say little. */
const shortest = 4;

const plainWords = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const withoutTags = (html) => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');

/** Words that are there more than once, in the order of the alphabet: what a long text says only once is not what it is about. */
function repeatedWords(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].filter((word) => counts.get(word) > 1).sort();
}

/**
 * What a search needs of a Markdown file, a fraction of its size.
 * @param {string} source with front matter that was checked
 * @returns {{ title: string, description: string, headings: string[], words: string }} `words` are those that the text has more than
 *   once and that stand in none of the others
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
