import type { PostSummary } from '@northcast/shared-contracts/api/entities';
import { postCategoryOf } from '@northcast/shared-contracts/content/post-categories';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Link } from 'react-router-dom';
import { MainLines, OpenButton, SecondaryText, TwoLines } from '../list/cells';
import { actionsColumn, type Column, sortable } from '../list/list-table';
import { RowActions } from '../list/row-actions';
import { Timestamp } from '../timestamp/timestamp';
import { PostStatusBadge } from './post-status';

interface PostActions {
  readonly onOpen: (post: PostSummary) => void;
  readonly onDelete: (id: string) => void;
  readonly onRestore: (id: string) => void;
}

export const titleOf = ({ title }: { readonly title: string }) => title || 'Untitled';

export function postColumns({ onOpen, onDelete, onRestore }: PostActions): Column<PostSummary>[] {
  return [
    {
      ...sortable('title'),
      meta: { label: 'Title', kind: 'main' },
      cell: ({ row: { original: post } }) => (
        <MainLines>
          <OpenButton as={Link} to={`/admin/blog/${post.id}`}>
            {titleOf(post)}
          </OpenButton>
          <SecondaryText>{post.slug ? `/blog/${post.slug}` : 'No address yet'}</SecondaryText>
        </MainLines>
      ),
    },
    {
      id: 'status',
      meta: { label: 'Status' },
      cell: ({ row: { original: post } }) => {
        const badge = <PostStatusBadge status={post.status} />;
        if (!post.hasChanges || post.status !== 'published') return badge;
        return (
          <TwoLines>
            {badge}
            <SecondaryText>With unpublished changes</SecondaryText>
          </TwoLines>
        );
      },
    },
    {
      id: 'category',
      meta: { label: 'Category' },
      cell: ({ row: { original: post } }) => postCategoryOf(post.category)?.label ?? '–',
    },
    {
      ...sortable('publishedAt'),
      meta: { label: 'Published' },
      cell: ({ row: { original: post } }) => {
        const iso = post.scheduledFor ?? post.publishedAt;
        return iso ? <Timestamp iso={iso} /> : '–';
      },
    },
    {
      ...sortable('savedAt'),
      meta: { label: 'Saved' },
      cell: ({ row: { original: post } }) => (
        <TwoLines>
          <Timestamp iso={post.savedAt} />
          {post.savedBy ? <SecondaryText>{post.savedBy}</SecondaryText> : null}
        </TwoLines>
      ),
    },
    {
      ...actionsColumn,
      cell: ({ row: { original: post } }) =>
        post.status === 'deleted' ? (
          <IconButton
            icon="refresh"
            size="sm"
            label={`Restore ${titleOf(post)}`}
            onClick={() => onRestore(post.id)}
          />
        ) : (
          <RowActions
            name={titleOf(post)}
            edit={{ icon: 'edit', label: 'Edit', onPress: () => onOpen(post) }}
            onDelete={() => onDelete(post.id)}
          />
        ),
    },
  ];
}
