import type { DeliveryComment } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { timeText } from '@northcast/shared-ui/audio/time-text';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useRef } from 'react';
import styled from 'styled-components';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { NewComment } from './new-comment';
import { bylineId, CommentWords, type SharedCommentState } from './own-comment';

const Item = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  padding-block-end: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.line};
`;

const Replies = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 2px solid ${theme.color.line};
`;

interface CommentItemProps extends SharedCommentState {
  readonly remark: DeliveryComment;
  readonly replies: readonly DeliveryComment[];
  /** Seeks to the comment's position; omitted for files without playback. */
  readonly onSeek?: ((ms: number) => void) | undefined;
  readonly isReplying: boolean;
  readonly onReplying: (isReplying: boolean) => void;
}

/** A comment with its replies. */
export function CommentItem(props: CommentItemProps) {
  const { remark, replies, onSeek, isReplying, onReplying, ...changes } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const isDeletingReply = replies.some(({ id }) => id === changes.deletingId);
  useFocusBack(opener, isReplying || isDeletingReply);
  const { atMs } = remark;
  return (
    <Item>
      <Cluster gap={2}>
        {atMs === undefined ? null : (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Go to ${timeText(atMs)}`}
            onClick={() => onSeek?.(atMs)}
          >
            {timeText(atMs)}
          </Button>
        )}
        <Byline comment={remark} />
        {remark.doneAt ? <Badge tone="success">Done</Badge> : null}
      </Cluster>
      <CommentWords comment={remark} isDeletable={replies.length === 0} {...changes}>
        {(ownActions) => (
          <>
            <Thread replies={replies} {...changes} />
            {isReplying ? (
              <NewComment
                deliveryId={remark.deliveryId}
                fileId={remark.fileId}
                parent={remark}
                isParentDeleted={changes.deleted.includes(remark)}
                onClose={() => onReplying(false)}
              />
            ) : (
              <Cluster gap={3}>
                <Done remark={remark} />
                <Button
                  ref={opener}
                  size="sm"
                  variant="ghost"
                  icon={<Icon name="reply" />}
                  aria-describedby={bylineId(remark)}
                  onClick={() => onReplying(true)}
                >
                  Reply
                </Button>
                {ownActions}
              </Cluster>
            )}
          </>
        )}
      </CommentWords>
    </Item>
  );
}

function Thread({ replies, ...changes }: Pick<CommentItemProps, 'replies'> & SharedCommentState) {
  if (replies.length === 0) return null;
  return (
    <Replies>
      {replies.map((reply) => (
        <Stack as="li" gap={1} key={reply.id}>
          <Byline comment={reply} />
          <CommentWords comment={reply} isDeletable {...changes}>
            {(ownActions) => (ownActions ? <Cluster gap={3}>{ownActions}</Cluster> : null)}
          </CommentWords>
        </Stack>
      ))}
    </Replies>
  );
}

function Byline({ comment }: { readonly comment: DeliveryComment }) {
  return (
    <Text size="sm" tone="muted" id={bylineId(comment)}>
      {`${comment.authorName}${comment.authorRole === 'administrator' ? ' (team)' : ''}, `}
      <time dateTime={comment.createdAt}>{formatDateTime(comment.createdAt)}</time>
      {comment.editedAt ? ', edited' : null}
    </Text>
  );
}

/** Marks a comment as done; either side may do so. */
function Done({ remark }: { readonly remark: DeliveryComment }) {
  const showFailure = useOrderFailure();
  const { useMarkCommentMutation } = useOrderCalls();
  const [mark, { isLoading }] = useMarkCommentMutation();
  const change = async (done: boolean) => {
    // A disabled box would lose the focus.
    if (isLoading) return;
    const { error } = await mark({ id: remark.id, body: { done } });
    if (error) showFailure('changeComment', error);
  };
  return (
    <Checkbox
      label="Done"
      input={{
        checked: remark.doneAt !== undefined,
        onChange: (event) => void change(event.target.checked),
      }}
    />
  );
}
