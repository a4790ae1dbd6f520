import { postStatuses } from '@northcast/shared-contracts/api/posts';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
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
