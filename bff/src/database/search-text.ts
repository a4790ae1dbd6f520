/** Letters that Unicode does not decompose, with the spelling used on keyboards that lack them. */
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

/** Removes accents and case for search and sorting, identically for every database. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(folded, (letter) => foldedLetters[letter] ?? letter);
}

/** Most words of a search that are used. */
const mostWords = 8;

/** Splits a search into normalised words, without the `#` before an order number. */
export function searchWords(text: string): readonly string[] {
  const words = plainText(text)
    .split(/\s+/)
    .map((word) => word.replace(/^#(?=.)/, ''));
  return [...new Set(words.filter((word) => word !== ''))].slice(0, mostWords);
}

/** Builds the text by which a row is found. */
export function searchText(...parts: readonly (string | null)[]): string {
  return plainText(parts.filter((part) => part !== null).join('\n'));
}

/** The sort key of a row: the first 60 characters of its plain text. */
export function sortKey(text: string): string {
  return [...plainText(text)].slice(0, 60).join('');
}
