import type { JSONContent } from '@tiptap/core';

/** What is written of a post. */
export interface PostContent {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly imageUrl: string;
  /** Markdown. */
  readonly source: string;
}

/** What this browser keeps of a post that could not be saved. */
export interface KeptContent extends PostContent {
  /** The text as the editor holds it. */
  readonly doc: JSONContent;
}

export function contentOf({ title, slug, excerpt, imageUrl, source }: PostContent): PostContent {
  return { title, slug, excerpt, imageUrl, source };
}

export const textOfContent = (content: PostContent) => JSON.stringify(contentOf(content));
