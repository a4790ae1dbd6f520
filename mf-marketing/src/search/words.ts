/** Words that say nothing of what is looked for. */
const passedOver = new Set(
  (
    'a am an and any are as at be by can could did do does for from get got has have how i if in is it ' +
    'its let me much my need of on or our please should so some that the their them there this to us want ' +
    'was we what when where which who why will with would you your'
  ).split(' '),
);

/** Letters as they are compared: without accents and case. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase();

/** A word without the ending that plurals and verbs have, so that `editing`, `edited` and `edits` are `edit`. */
function stem(word: string): string {
  if (/^\p{L}{3,}ing$/u.test(word)) return word.slice(0, -3);
  if (/^\p{L}{4,}ed$/u.test(word)) return word.slice(0, -2);
  if (/^\p{L}{3,}ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  return /^\p{L}{3,}s$/u.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** A word as it is compared. */
export const termOf = (word: string): string => stem(plain(word));

/** The words of a text, as they stand there. */
export const wordsOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];

/** Words of a query that are looked for; each costs time, and nobody needs more. */
const most = 12;

/** What a query looks for: its words as they are compared, without those that say nothing, unless there are no others. */
export function termsOf(query: string): readonly string[] {
  const words = wordsOf(query).map(plain);
  const telling = words.filter((word) => !passedOver.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stem))].slice(0, most);
}
