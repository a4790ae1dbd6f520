import type { DeliveryComment } from '@northcast/shared-contracts/api/entities';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { CommentForm, type CommentValues } from './comment-form';

interface NewCommentProps {
  readonly deliveryId: string;
  readonly fileId: string;
  /** The comment that this replies to. */
  readonly parent?: DeliveryComment;
  /** Whether it was deleted meanwhile; the reply then becomes a comment at its position. */
  readonly isParentDeleted?: boolean;
  /** Playback position in milliseconds now; a draft keeps that of its first opening. */
  readonly atMs?: number | undefined;
  readonly onClose: () => void;
}

/** Adds a comment on a file, or a reply to one. */
export function NewComment(props: NewCommentProps) {
  const { deliveryId, fileId, parent, isParentDeleted = false, atMs, onClose } = props;
  const showFailure = useOrderFailure();
  const [add] = useOrderCalls().useAddCommentMutation();
  const isReply = parent !== undefined;
  const send = async (
    values: CommentValues,
    keyFor: (body: object) => string,
  ): Promise<true | Record<string, string> | undefined> => {
    const { text, isAtPosition } = values;
    const at = isAtPosition ? (values.atMs ?? parent?.atMs) : undefined;
    const place = isReply && !isParentDeleted ? { parentId: parent.id } : atOf(at);
    const body = { fileId, text, ...place };
    const { error } = await add({ id: deliveryId, body, idempotencyKey: keyFor(body) });
    return error ? showFailure('addComment', error, ['text']) : true;
  };
  return (
    <CommentForm
      name={`comment-draft:${fileId}:${parent?.id ?? 'new'}`}
      title={isReply ? 'Reply' : 'New comment'}
      label={isReply ? 'Your reply' : 'Your comment'}
      submitLabel={isReply ? 'Reply' : 'Add comment'}
      atMs={atMs}
      onSend={send}
      onClose={onClose}
    >
      {isParentDeleted ? (
        <Text size="sm" tone="warning" role="alert">
          This comment was deleted. Your reply becomes a new comment.
        </Text>
      ) : null}
    </CommentForm>
  );
}

const atOf = (atMs: number | undefined) => (atMs === undefined ? {} : { atMs });
