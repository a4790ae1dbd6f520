/** Letters that Unicode does not take apart, as people without them on the keyboard write them. */
const foldedLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const folded = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'g');

/** Text without accents and case, as it is searched and sorted by: the same on every database. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(folded, (letter) => foldedLetters[letter] ?? letter);
}

/** Most words of a search that are looked for. */
const mostWords = 8;

/** The words of a search as they are compared; a `#` in front of an order's number is none of it. */
export function searchWords(text: string): readonly string[] {
  const words = plainText(text)
    .split(/\s+/)
    .map((word) => word.replace(/^#(?=.)/, ''));
  return [...new Set(words.filter((word) => word !== ''))].slice(0, mostWords);
}

/** What a row is found by. */
export function searchText(...parts: readonly (string | null)[]): string {
  return plainText(parts.filter((part) => part !== null).join('\n'));
}

/** The first 60 characters that a row is sorted by. */
export function sortKey(text: string): string {
  return [...plainText(text)].slice(0, 60).join('');
}
