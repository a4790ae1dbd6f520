import { useOrderCalls } from '@northcast/order-ui/calls/order-calls';
import { useDropSent } from '@northcast/order-ui/drafts/use-drop-sent';
import { Conversation } from '@northcast/order-ui/messages/conversation';
import { useAttachments } from '@northcast/order-ui/messages/use-attachments';
import { useUserId } from '@northcast/order-ui/use-user-id';
import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { messageReplySchema } from '@northcast/shared-contracts/api/messages';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { adminApi } from '../calls/admin-api';
import { FormDialog } from '../editing/form-dialog';
import { Notice } from '../editing/notice';
import { useCreation } from '../editing/use-creation';
import { PanelOrderContext } from '../order-context/panel-order-context';
import { placeholderError } from '../saved-replies/placeholders';
import { ThreadReplyPicker } from '../saved-replies/reply-picker';
import { toTimestamp } from '../timestamp/local-date-time';
import { isThread } from './message-status';
import { ReplyDate, ReplyField, ReplyFiles } from './reply-fields';
import { useNewerReply } from './use-newer-reply';

interface ReplyValues {
  reply: string;
  /**
   * In the format of a `datetime-local` input; absent until it is entered: the reply then has the
   * time at which it is sent.
   */
  replyDate?: string;
}

const Thread = styled.div`
  margin-bottom: ${theme.space[3]};
`;

const validateBody = validateForm(messageReplySchema);

/** Rejects an empty text, and one with unfilled placeholders. */
function validate(values: ReplyValues): Record<string, string> {
  const open = placeholderError(values.reply);
  return { ...validateBody(bodyOf(values)), ...(open === undefined ? {} : { reply: open }) };
}

const bodyOf = ({ reply, replyDate }: ReplyValues) => ({
  reply,
  ...(replyDate === undefined ? {} : { replyDate: toTimestamp(replyDate) }),
});

/** The stored draft; empty if it was sent already, though its response may have been lost. */
function unsentDraft({ id, adminReply }: Message, userId: string): Draft<ReplyValues> {
  const draft = draftOf<ReplyValues>(`reply-draft:${id}`, userId);
  if (adminReply !== undefined && draft.values()?.reply?.trim() === adminReply) draft.drop();
  return draft;
}

const newerTexts = {
  reply: 'Their reply is below. Yours is still here; sending it again takes the place of theirs.',
  post: 'The new post is below. Your reply is still here.',
};

const initialValues: ReplyValues = { reply: '' };

/** What the writer has seen of the thread. */
interface Seen {
  readonly replySeen: string;
  readonly postsSeen: number;
}

interface ReplyDialogProps {
  readonly message: Message;
  /** Whether it was deleted while the dialog was open. */
  readonly isDeleted?: boolean;
  readonly onClose: () => void;
}

/**
 * Replies to a message; a second reply replaces the first. The draft outlives the dialog unless it
 * is discarded.
 */
export function ReplyDialog(props: ReplyDialogProps) {
  return (
    <PanelOrderContext>
      <ReplyForm {...props} />
    </PanelOrderContext>
  );
}

function ReplyForm({ message, isDeleted = false, onClose }: ReplyDialogProps) {
  const [reply] = adminApi.useReplyToMessageMutation();
  const { seen, newer, takeNewer } = useNewerReply(message);
  const { isLoading } = useOrderCalls().useMessagePostsQuery(
    { id: seen.id },
    { skip: !seen.postCount },
  );
  const attachments = useAttachments(message.orderId, message.id);
  const { items, fileIds, obstacle } = attachments;
  const isBlocked = obstacle !== undefined || isLoading;
  const draft = unsentDraft(message, useUserId());
  const dropSent = useDropSent();
  /** Time of the first attempt: a repeated one keeps its key, so its body must not change. */
  const attempt = useRef<{ readonly key: string; readonly at: string }>(undefined);
  const send = useCreation<ReplyValues & Seen & { fileIds: readonly string[] }>({
    create: ({ fileIds, replySeen, postsSeen, ...values }, idempotencyKey) => {
      const files = fileIds.length > 0 ? { fileIds: [...fileIds] } : {};
      if (attempt.current?.key !== idempotencyKey) {
        attempt.current = { key: idempotencyKey, at: new Date().toISOString() };
      }
      const replyDate = attempt.current.at;
      const body = { replyDate, ...bodyOf(values), ...files, replySeen, postsSeen };
      return reply({ id: message.id, body, idempotencyKey });
    },
    created: toasts.replySent,
    failure: 'sendReply',
    handles: takeNewer,
    onCreated: (sent) => {
      attachments.clear();
      // Back may have closed this form, and another one of the same message may hold more text.
      if (dropSent(draft, { reply: sent.reply })) onClose();
    },
  });
  const submit = async (values: ReplyValues) => {
    // The Enter key submits a form even if its button is disabled.
    if (isBlocked) return undefined;
    // Not the number of posts on display: a live update may just have added one.
    const postsSeen = seen.postCount ?? 0;
    return send({ ...values, fileIds, replySeen: seen.adminReplyDate ?? '', postsSeen });
  };
  return (
    <FormDialog<ReplyValues>
      title={`Reply to “${message.subject}”`}
      description={`${message.userName}, ${message.userEmail}`}
      size="lg"
      initialValues={initialValues}
      draft={draft}
      validate={validate}
      onSubmit={submit}
      onClose={() => {
        attachments.discard();
        onClose();
      }}
      onSent={onClose}
      hasFiles={items.length > 0 || obstacle !== undefined}
      isBlocked={isBlocked}
      submitLabel="Send reply"
      busyLabel="Sending..."
    >
      {isDeleted ? (
        <Notice role="alert">
          This message has been deleted. Your reply is still below, but cannot be sent.
        </Notice>
      ) : null}
      {newer === null ? null : (
        <Notice role="alert">
          {problems.stale} {newerTexts[newer]}
        </Notice>
      )}
      <Thread>
        <Conversation message={seen} hasAnswerBox={false} />
      </Thread>
      <ThreadReplyPicker name="reply" {...seen} />
      <ReplyField isSecond={isThread(seen)} />
      <ReplyFiles message={message} attachments={attachments} />
      <ReplyDate />
    </FormDialog>
  );
}
