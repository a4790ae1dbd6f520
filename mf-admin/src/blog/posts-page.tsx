import { useOncePending } from '@northcast/order-ui/calls/use-once-pending';
import { useReadsEnded } from '@northcast/order-ui/calls/use-reads-ended';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { PostSummary } from '@northcast/shared-contracts/api/entities';
import { noCategory, sortableFields } from '@northcast/shared-contracts/api/list-query';
import { postLimits, postStatuses } from '@northcast/shared-contracts/api/posts';
import {
  postCategories,
  postCategorySlugs,
} from '@northcast/shared-contracts/content/post-categories';
import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminApi, adminStore } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { currentPlace } from '../calls/current-place';
import { useDeletion } from '../editing/use-deletion';
import { CompactSelect } from '../list/compact-select';
import { countText } from '../list/count-text';
import { RefreshButton } from '../list/list-actions';
import { ListBody } from '../list/list-body';
import { ListFilters } from '../list/list-filters';
import { ListPage, Toolbar } from '../list/list-page';
import { queryOf } from '../list/list-state';
import { SearchBox } from '../list/search-box';
import { StatusFilter } from '../list/status-filter';
import { useListState } from '../list/use-list-state';
import { postApi } from './post-calls';
import { postColumns } from './post-columns';
import { postStatusNames } from './post-status';

export const store = [adminStore];

const shape = {
  sortable: sortableFields.posts,
  statuses: postStatuses,
  categories: [...postCategorySlugs, noCategory],
};
const categoryOptions = [
  { value: '', label: 'Any' },
  ...postCategories.map(({ slug, label }) => ({ value: slug, label })),
  { value: noCategory, label: 'None' },
];
const noun = { one: 'post', many: 'posts' };

/** All posts: published, scheduled and drafts. */
export function Page() {
  const control = useListState(shape);
  const read = postApi.useAdminPostsQuery(queryOf(control.state));
  const navigate = useNavigate();
  const open = useCallback(({ id }: PostSummary) => navigate(`/admin/blog/${id}`), [navigate]);
  const [deletePost] = postApi.useDeletePostMutation();
  const remove = useDeletion({
    question: screens.confirmDelete.post,
    remove: deletePost,
    deleted: toasts.postDeleted,
    failure: 'deletePost',
  });
  const restore = useRestoring();
  const columns = useMemo(
    () => postColumns({ onOpen: open, onDelete: remove, onRestore: restore }),
    [open, remove, restore],
  );
  return (
    <ListPage
      title="Blog"
      count={read.data ? countText(read.data.total, noun) : ''}
      refresh={<RefreshButton tags={['Posts']} isFetching={read.isFetching} />}
      actions={<NewPost />}
    >
      <Toolbar>
        <SearchBox
          label="Search posts"
          placeholder="Search title, summary, address"
          control={control}
        />
        <StatusFilter control={control} names={postStatusNames} />
        <ListFilters control={control}>
          <CompactSelect
            label="Category"
            value={control.state.category}
            options={categoryOptions}
            onChange={(category) => control.change({ category }, { replace: true })}
          />
        </ListFilters>
      </Toolbar>
      <ListBody
        read={read}
        control={control}
        noun={noun}
        emptyText={`Posts appear here from their first word. Deleted ones can be restored for ${postLimits.bin.days} days.`}
        caption="Posts"
        onOpen={open}
        columns={columns}
      />
    </ListPage>
  );
}

function NewPost() {
  const navigate = useNavigate();
  const showFailure = useCallFailure();
  const { keyFor } = useIdempotencyKey();
  const [create, { isLoading }] = postApi.useCreatePostMutation();
  const begin = async () => {
    const place = currentPlace();
    const { data, error } = await create({ body: {}, idempotencyKey: keyFor({}) });
    if (error) showFailure('createPost', error);
    else if (place === currentPlace()) void navigate(`/admin/blog/${data.id}`);
  };
  return (
    <Button size="sm" icon={<Icon name="plus" />} busy={isLoading} onClick={begin}>
      New post
    </Button>
  );
}

function useRestoring() {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [restore] = postApi.useRestorePostMutation();
  const once = useOncePending();
  const readsEnded = useReadsEnded(adminApi);
  return useCallback(
    (id: string) =>
      once(id, async (hold) => {
        const { error } = await restore({ id });
        if (error) showFailure('restorePost', error);
        else {
          showToast(toasts.postRestored);
          hold(readsEnded());
        }
      }),
    [restore, showFailure, showToast, once, readsEnded],
  );
}
