/** Longest address that is made from a title; one that somebody writes may be longer. */
const longest = 80;

/** The address that a title suggests. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, longest).replace(/^-+|-+$/g, '');
}
