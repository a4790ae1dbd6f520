import type { DeliveryComment } from '@northcast/shared-contracts/api/entities';
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
  const add = useAddComment({ deliveryId, fileId });
  const isReply = parent !== undefined;
  const send = (values: CommentValues, keyFor: (body: object) => string) => {
    const { text, isAtPosition } = values;
    const atMs = isAtPosition ? (values.atMs ?? parent?.atMs) : undefined;
    return add({ text, atMs, parentId: isParentDeleted ? undefined : parent?.id }, keyFor);
  };
  return (
    <CommentForm
      name={`comment-draft:${fileId}:${parent?.id ?? 'new'}`}
      title={isReply ? 'Reply' : 'New comment'}
      label={isReply ? 'Your reply' : 'Your comment'}
      submitLabel={isReply ? 'Reply' : 'Add comment'}
      atMs={atMs}
      isDeleted={isParentDeleted}
      onSend={send}
      onClose={onClose}
    />
  );
}

type AddedComment = Pick<DeliveryComment, 'text' | 'atMs' | 'parentId'>;

/**
 * Returns a function that adds a comment on a file: a reply, or one with an optional position. It
 * returns true, or the errors by field.
 */
export function useAddComment(file: Pick<DeliveryComment, 'deliveryId' | 'fileId'>) {
  const { deliveryId, fileId } = file;
  const showFailure = useOrderFailure();
  const [add] = useOrderCalls().useAddCommentMutation();
  return async ({ text, atMs, parentId }: AddedComment, keyFor: (body: object) => string) => {
    const at = atMs === undefined ? {} : { atMs };
    const body = { fileId, text, ...(parentId === undefined ? at : { parentId }) };
    const { error } = await add({ id: deliveryId, body, idempotencyKey: keyFor(body) });
    return error ? showFailure('addComment', error, ['text']) : (true as const);
  };
}
