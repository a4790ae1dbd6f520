import type { PostContent } from '@northcast/shared-contracts/api/posts';
import type { JSONContent } from '@tiptap/core';

/** Content that this browser stores while it cannot be saved on the server. */
export interface KeptContent extends PostContent {
  /** The text as an editor document. */
  readonly doc: JSONContent;
}

/** A response omits `category` for a post that has none. */
export type Written = Omit<PostContent, 'category'> & {
  readonly category?: PostContent['category'] | undefined;
};

export function contentOf(written: Written): PostContent {
  const { title, slug, excerpt, imageUrl, source, category = '' } = written;
  return { title, slug, excerpt, imageUrl, source, category };
}

/** The content as the server stores it, which trims every text; to be compared only. */
export const storedTextOf = (content: Written) =>
  JSON.stringify(Object.values(contentOf(content)).map((text) => text.trim()));

export const textOfContent = (content: Written) => JSON.stringify(contentOf(content));

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
