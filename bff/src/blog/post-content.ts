import type { PostCategory } from '@northcast/shared-contracts/content/post-categories';
import { searchText, sortKey } from '../database/search-text.js';
import type { PostEntity } from './post.entity.js';

/** What people write of a post. */
export interface PostContent {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly imageUrl: string;
  /** Markdown. */
  readonly source: string;
  readonly category: PostCategory | '';
}

/** What is written of a post now; a draft of before there were categories has that of the post. */
export function writtenContent(row: PostEntity): PostContent {
  const shown = shownContent(row);
  return row.draft === null ? shown : { category: shown.category, ...JSON.parse(row.draft) };
}

/** What is public of a post, or was or will be. */
export function shownContent(row: PostEntity): PostContent {
  const { id, title, slug, excerpt, imageUrl, source, category } = row;
  return {
    title,
    slug: slug === id ? '' : slug,
    excerpt,
    imageUrl: imageUrl ?? '',
    source: source ?? '',
    category: category ?? '',
  };
}

/** The draft's column for a content: null where it is what is shown anyway. */
export function draftOf(row: PostEntity, content: PostContent): string | null {
  const text = textOf(content);
  return text === textOf(shownContent(row)) ? null : text;
}

/** The same text for the same content, whatever the order of its keys. */
export function textOf(content: PostContent): string {
  const { title, slug, excerpt, imageUrl, source, category } = content;
  return JSON.stringify({ title, slug, excerpt, imageUrl, source, category });
}

/** What a post is found and sorted by. */
export function postKeys({
  title,
  excerpt,
  slug,
}: Pick<PostContent, 'title' | 'excerpt' | 'slug'>) {
  return { search: searchText(title, excerpt, slug), titleKey: sortKey(title) };
}
