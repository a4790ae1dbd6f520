import type { Found } from './search';
import { termOf, wordsOf } from './words';

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
