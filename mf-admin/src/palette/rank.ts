import type { Entry, EntryGroup } from './entry';

/** Normalises text for comparison: no accents, lower case. */
const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const wordsOf = (query: string): readonly string[] =>
  foldLetters(query)
    .split(/\s+/)
    .map((word) => word.replace(/^#(?=.)/, ''))
    .filter((word) => word !== '');

/**
 * Scores how well an entry matches all words; 0 if a word matches none of the entry's visible texts
 * or search terms.
 */
export function scoreOf({ label, detail = '', words = '' }: Entry, query: string): number {
  const asked = wordsOf(query);
  if (asked.length === 0) return 0;
  if (foldLetters(label) === asked.join(' ')) return 120;
  const scores = asked.map((word) =>
    Math.max(
      inText(foldLetters(label), word, 100),
      inText(foldLetters(`${detail} ${words}`), word, 60),
    ),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** @param full score if the text begins with the word */
function inText(text: string, word: string, full: number): number {
  if (text.startsWith(word)) return full;
  const at = text.indexOf(word);
  if (at < 0) return 0;
  const isWord = ` #·-“`.includes(text.charAt(at - 1)) || text.includes(` ${word}`);
  return isWord ? full * 0.8 : full * 0.5;
}

/** Score of an entry that the server found by text that is not shown, such as a brief. */
const hidden = 10;

/**
 * Groups the entries, the group with the best match first.
 * @param found entries from the server, which also matches fields that are not shown
 */
export function rank(
  offered: readonly Entry[],
  found: readonly Entry[],
  query: string,
): readonly EntryGroup[] {
  const scored = [
    ...offered.map((entry) => ({ entry, score: scoreOf(entry, query) })),
    ...found.map((entry) => ({ entry, score: Math.max(scoreOf(entry, query), hidden) })),
  ]
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return grouped(scored.map(({ entry }) => entry));
}

/** Groups the entries, in the order of each group's first entry. */
export function grouped(entries: readonly Entry[]): readonly EntryGroup[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const own = groups.get(entry.group);
    if (own) own.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return [...groups].map(([name, own]) => ({ name, entries: own }));
}
