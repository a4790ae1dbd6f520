import { Fragment } from 'react';
import { Mark } from '../help/search/highlighted';
import { termOf } from './words';

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
  // Splitting by a capturing group puts the words at the odd indices.
  for (const [index, part] of text.split(/([\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*)/u).entries()) {
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
