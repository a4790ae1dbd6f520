import { noCategory } from '@northcast/shared-contracts/api/list-query';
import { postStatuses } from '@northcast/shared-contracts/api/posts';
import { postCategorySlugs } from '@northcast/shared-contracts/content/post-categories';
import { invalid } from '../errors/api-errors.js';
import type { ListCondition, ListDefinition, SortColumns } from '../lists/list-definition.js';
import { PostEntity } from './post.entity.js';

export const postList: ListDefinition<PostEntity> = {
  list: 'posts',
  entity: PostEntity,
  sortColumns: {
    createdAt: 'createdAt',
    savedAt: 'savedAt',
    publishedAt: 'publishedAt',
    title: 'titleKey',
  } satisfies SortColumns<'posts'>,
  statuses: postStatuses,
  withoutStatus: "entry.status <> 'deleted'",
};

/** @throws 422 for an unknown category */
export const queriedPosts = ({
  category,
}: Readonly<Record<string, unknown>>): ListDefinition<PostEntity> => ({
  ...postList,
  condition: categoryCondition(category),
});

function categoryCondition(category: unknown): ListCondition | undefined {
  if (category === undefined || category === '') return undefined;
  const names = [...postCategorySlugs, noCategory];
  const name = names.find((each) => each === category);
  if (name === undefined) {
    throw invalid([{ path: 'category', message: `Must be one of ${names.join(', ')}` }]);
  }
  return writtenAs(name === noCategory ? '' : name);
}

/**
 * Filters by the category that the list shows: the draft's, if the draft has one, else the post's.
 * Drafts older than categories have none. Quotes within a draft's texts are escaped in its JSON, so
 * that no text can match as a key.
 */
const writtenAs = (slug: string): ListCondition => ({
  sql: `(INSTR(COALESCE(entry.draft, ''), :writtenCategory) > 0
    OR (INSTR(COALESCE(entry.draft, ''), '"category":') = 0 AND COALESCE(entry.category, '') = :category))`,
  parameters: { category: slug, writtenCategory: `"category":${JSON.stringify(slug)}` },
});
