/** Maximum length of a slug derived from a title; one that an author types may be longer. */
const longest = 80;

/** Derives a slug from a title. */
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
