/** Text without accents and case, as it is searched and sorted by: the same on every database. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** What a row is found by. */
export function searchText(...parts: readonly (string | null)[]): string {
  return plainText(parts.filter((part) => part !== null).join('\n'));
}

/** The first 60 characters that a row is sorted by. */
export function sortKey(text: string): string {
  return [...plainText(text)].slice(0, 60).join('');
}
