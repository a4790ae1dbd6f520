import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import { type PostContent, slugPattern } from '@northcast/shared-contracts/api/posts';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { searchText, sortKey } from '../database/search-text.js';
import { invalid } from '../errors/api-errors.js';
import type { PostEntity } from './post.entity.js';
import { picturesWithoutAlt } from './post-html.js';

/** The content being edited. A draft older than categories takes the category of the post. */
export function writtenContent(row: PostEntity): PostContent {
  const shown = shownContent(row);
  return row.draft === null ? shown : { category: shown.category, ...JSON.parse(row.draft) };
}

/** The content that is, was or will be public. */
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

/** The value of the `draft` column; null when the content equals the public content. */
export function draftOf(row: PostEntity, content: PostContent): string | null {
  const text = textOf(content);
  return text === textOf(shownContent(row)) ? null : text;
}

/** Serialises a content independently of the order of its keys. */
export function textOf(content: PostContent): string {
  const { title, slug, excerpt, imageUrl, source, category } = content;
  return JSON.stringify({ title, slug, excerpt, imageUrl, source, category });
}

/** Columns by which posts are searched and sorted. */
export function postKeys({
  title,
  excerpt,
  slug,
}: Pick<PostContent, 'title' | 'excerpt' | 'slug'>) {
  return { search: searchText(title, excerpt, slug), titleKey: sortKey(title) };
}

/** Paths on this site only: pages load no images from elsewhere. */
const coverPattern = /^\/(?![/\\])[^\s"'<>\\]*$/;

/** @throws 422 with everything that the post still needs before it can be published */
export function checkIsReady({ title, slug, excerpt, imageUrl, source }: PostContent): void {
  const errors: FieldError[] = [];
  const expect = (isGood: boolean, path: string, message: string) => {
    if (!isGood) errors.push({ path, message });
  };
  expect(title !== '', 'title', validation.postTitle);
  expect(slugPattern.test(slug), 'slug', validation.postSlug);
  expect(excerpt !== '', 'excerpt', validation.postExcerpt);
  expect(imageUrl === '' || coverPattern.test(imageUrl), 'imageUrl', validation.postCover);
  expect(source.trim() !== '', 'source', validation.postText);
  expect(picturesWithoutAlt(source) === 0, 'source', validation.pictureAlt);
  if (errors.length > 0) throw invalid(errors);
}
