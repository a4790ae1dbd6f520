import { foldLetters } from '../help/search/fold-letters';

/** Stop words. */
const passedOver = new Set(
  (
    'a am an and any are as at be by can could did do does for from get got has have how i if in is it ' +
    'its let me much my need of on or our please should so some that the their them there this to us want ' +
    'was we what when where which who why will with would you your'
  ).split(' '),
);

/** Strips plural and verb endings: `editing`, `edited` and `edits` become `edit`. */
function stem(word: string): string {
  if (/^\p{L}{3,}ing$/u.test(word)) return word.slice(0, -3);
  if (/^\p{L}{4,}ed$/u.test(word)) return word.slice(0, -2);
  if (/^\p{L}{3,}ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  return /^\p{L}{3,}s$/u.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Normalised form of a word. */
export const termOf = (word: string): string => stem(foldLetters(word));

/** A capturing group, so that splitting by it keeps the words. */
export const wordPattern = /([\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*)/gu;

/** The words of a text, unchanged. */
export const wordsOf = (text: string): readonly string[] => text.match(wordPattern) ?? [];

/** Maximum words of a query that are searched, because each takes time. */
const most = 12;

/** Normalised words of a query without stop words, unless it has only stop words. */
export function termsOf(query: string): readonly string[] {
  const words = wordsOf(query).map(foldLetters);
  const telling = words.filter((word) => !passedOver.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stem))].slice(0, most);
}
