import type { PostCategory } from '@northcast/shared-contracts/content/post-categories';
import type { JSONContent } from '@tiptap/core';

/** What is written of a post. */
export interface PostContent {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly imageUrl: string;
  /** Markdown. */
  readonly source: string;
  readonly category: PostCategory | '';
}

/** What this browser keeps of a post that could not be saved. */
export interface KeptContent extends PostContent {
  /** The text as the editor holds it. */
  readonly doc: JSONContent;
}

/** A post as it is read says nothing of a category that it does not have. */
type Written = Omit<PostContent, 'category'> & {
  readonly category?: PostContent['category'] | undefined;
};

export function contentOf(written: Written): PostContent {
  const { title, slug, excerpt, imageUrl, source, category = '' } = written;
  return { title, slug, excerpt, imageUrl, source, category };
}

export const textOfContent = (content: Written) => JSON.stringify(contentOf(content));
