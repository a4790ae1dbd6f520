import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { messageStatuses, sortableFields } from '@northcast/shared-contracts/api/list-query';
import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useEffect, useMemo, useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useDeletion } from '../editing/use-deletion';
import { countText } from '../list/count-text';
import { DateFilter } from '../list/date-filter';
import { ExportLink, RefreshButton } from '../list/list-actions';
import { ListBody } from '../list/list-body';
import { ListFilters } from '../list/list-filters';
import { ListPage, Toolbar } from '../list/list-page';
import { SearchBox } from '../list/search-box';
import { StatusFilter } from '../list/status-filter';
import { heldQueryOf, useNewRows } from '../list/use-held-list';
import { useListState } from '../list/use-list-state';
import { searchedRow, useShownRow } from '../list/use-open-row';
import { useOpenId } from '../list/use-query-navigation';
import { ViewMenu } from '../list/view-menu';
import { ListViews } from '../list-views/list-views';
import { messageViews } from '../list-views/view-state';
import { SavedRepliesButton } from '../saved-replies/saved-replies-dialog';
import { messageColumns } from './message-columns';
import { MessageCreateDialog } from './message-create-dialog';
import { isThread, messageStatusNames } from './message-status';
import { MessageTabs } from './message-tabs';
import { NextUnanswered } from './next-unanswered';
import { ReplyDialog } from './reply-dialog';
import { ThreadDialog } from './thread-dialog';

const shape = {
  sortable: sortableFields.messages,
  statuses: messageStatuses,
  defaultSort: 'waiting',
};
const noun = { one: 'message', many: 'messages' };

const useMessage = searchedRow(adminApi.useAdminMessagesQuery);

/**
 * The id of the message being answered. Reset when the id of the open thread changes, for example
 * by Back.
 */
function useReplyingTo(openId: string | null) {
  const state = useState<string | null>(null);
  const [, setReplyingTo] = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thread resets it.
  useEffect(() => setReplyingTo(null), [openId]);
  return state;
}

/** Customers' support messages and their answers. */
export function MessageList() {
  const control = useListState(shape);
  const read = adminApi.useAdminMessagesQuery(heldQueryOf(control.state));
  const [deleteMessage] = adminApi.useDeleteMessageMutation();
  const [isCreating, setCreating] = useState(false);
  const news = useNewRows(endpoints.adminMessages, control, read, isCreating);
  const { id: openId, open, close } = useOpenId('open');
  const [replyingTo, setReplyingTo] = useReplyingTo(openId);
  const threadId = replyingTo === null ? openId : null;
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const thread = useShownRow(threadId, read.data?.rows, useMessage, () => {
    // An answer may be half written.
    if (thread?.id === threadId && isThread(thread)) setDeletedId(threadId);
    else close();
  });
  const replied = useShownRow(replyingTo, read.data?.rows, useMessage, () =>
    setDeletedId(replyingTo),
  );
  const remove = useDeletion({
    question: screens.confirmDelete.message,
    remove: deleteMessage,
    deleted: toasts.messageDeleted,
    failure: 'deleteMessage',
  });
  const columns = useMemo(
    () =>
      messageColumns({
        onOpen: open,
        onReply: (message) => (isThread(message) ? open(message) : setReplyingTo(message.id)),
        onDelete: remove,
      }),
    [open, remove, setReplyingTo],
  );
  return (
    <ListPage
      title="Messages"
      count={read.data ? countText(read.data.total, noun) : ''}
      refresh={<RefreshButton held={endpoints.adminMessages} isFetching={read.isFetching} />}
      newCount={news.count}
      actions={
        <>
          <SavedRepliesButton />
          <ExportLink endpoint={endpoints.exportMessages} control={control} />
          <Button size="sm" icon={<Icon name="plus" />} onClick={() => setCreating(true)}>
            Add message
          </Button>
        </>
      }
    >
      <MessageTabs current="messages" />
      <ListViews list="messages" control={control} shape={shape} standard={messageViews} />
      <Toolbar>
        <SearchBox
          label="Search messages"
          placeholder="Search customer, subject, text"
          control={control}
        />
        <StatusFilter control={control} names={messageStatusNames} />
        <ListFilters control={control}>
          <DateFilter control={control} label="Received" />
        </ListFilters>
        <ViewMenu list="messages" columns={columns} />
        <NextUnanswered after={null} onOpen={open} />
      </Toolbar>
      <ListBody
        list="messages"
        read={read}
        news={news}
        control={control}
        noun={noun}
        emptyText="Messages that customers send to support appear here."
        caption="Messages"
        onOpen={open}
        columns={columns}
      />
      {isCreating ? <MessageCreateDialog onClose={() => setCreating(false)} /> : null}
      {thread ? (
        <ThreadDialog
          message={thread}
          isDeleted={thread.id === deletedId}
          onReply={setReplyingTo}
          onDelete={remove}
          onNext={open}
          onClose={close}
        />
      ) : null}
      {replied ? (
        <ReplyDialog
          message={replied}
          isDeleted={replied.id === deletedId}
          // The response to a reply may arrive while another message is being answered.
          onClose={() => setReplyingTo((now) => (now === replied.id ? null : now))}
        />
      ) : null}
    </ListPage>
  );
}
