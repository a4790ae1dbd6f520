import { Fragment } from 'react';
import { Mark } from '../help/search/highlighted';
import type { Found } from './search';
import { termOf, wordPattern, wordsOf } from './words';

interface MarkedTextProps {
  readonly text: string;
  /** Normalised terms from the search. */
  readonly terms: ReadonlySet<string>;
}

interface Piece {
  readonly start: number;
  readonly text: string;
  readonly isFound: boolean;
}

/** Splits the text into the fewest marked and unmarked pieces. */
function pieces(text: string, terms: ReadonlySet<string>): readonly Piece[] {
  const found: Piece[] = [];
  let start = 0;
  // The words are at the odd indices.
  for (const [index, part] of text.split(wordPattern).entries()) {
    const isFound = index % 2 === 1 && terms.has(termOf(part));
    const last = found.at(-1);
    if (last && last.isFound === isFound) found.splice(-1, 1, { ...last, text: last.text + part });
    else if (part !== '') found.push({ start, text: part, isFound });
    start += part.length;
  }
  return found;
}

/** A text with the found words marked, whatever their ending. */
export function MarkedText({ text, terms }: MarkedTextProps) {
  return pieces(text, terms).map(({ start, text: piece, isFound }) =>
    isFound ? <Mark key={start}>{piece}</Mark> : <Fragment key={start}>{piece}</Fragment>,
  );
}

const has = (text: string, terms: ReadonlySet<string>) =>
  wordsOf(text).some((word) => terms.has(termOf(word)));

/** Maximum characters shown of a long text. */
const longest = 180;

/** The part of a long text around the first match, cut between sentences or words. */
function cut(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= longest) return text;
  const sentences = text.split(/(?<=[.!?]) /);
  const first = Math.max(
    sentences.findIndex((sentence) => has(sentence, terms)),
    0,
  );
  const rest = sentences.slice(first).join(' ');
  const shown = rest.length <= longest ? rest : `${rest.slice(0, longest).replace(/\s\S*$/, '')} …`;
  return first === 0 ? shown : `… ${shown}`;
}

/**
 * Text of a result: an excerpt of the entry's text, and a part that has matches which the text
 * lacks.
 */
export function excerptOf({ entry, terms }: Found): string {
  const { title, text, parts = [] } = entry;
  const told = new Set(wordsOf(`${title} ${text}`).map(termOf));
  const untold = new Set([...terms].filter((term) => !told.has(term)));
  const part = parts.find((each) => has(each, untold));
  return part === undefined ? cut(text, terms) : `${cut(text, terms)} Also: ${part}`;
}
