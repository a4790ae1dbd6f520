import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { CommentForm, type CommentValues } from './comment-form';

interface NewCommentProps {
  readonly deliveryId: string;
  readonly fileId: string;
  /** Id of the comment that this replies to. */
  readonly parentId?: string;
  /** Playback position in milliseconds when the form was opened. */
  readonly atMs?: number | undefined;
  readonly onClose: () => void;
}

/** Adds a comment on a file, or a reply to one. */
export function NewComment({ deliveryId, fileId, parentId, atMs, onClose }: NewCommentProps) {
  const showFailure = useOrderFailure();
  const [add] = useOrderCalls().useAddCommentMutation();
  const isReply = parentId !== undefined;
  const send = async (
    { text, isAtPosition }: CommentValues,
    keyFor: (body: object) => string,
  ): Promise<true | Record<string, string> | undefined> => {
    const at = atMs !== undefined && isAtPosition ? { atMs } : {};
    const body = { fileId, text, ...at, ...(parentId === undefined ? {} : { parentId }) };
    const { error } = await add({ id: deliveryId, body, idempotencyKey: keyFor(body) });
    return error ? showFailure('addComment', error, ['text']) : true;
  };
  return (
    <CommentForm
      name={`comment-draft:${fileId}:${parentId ?? 'new'}`}
      title={isReply ? 'Reply' : 'New comment'}
      label={isReply ? 'Your reply' : 'Your comment'}
      submitLabel={isReply ? 'Reply' : 'Add comment'}
      atMs={atMs}
      onSend={send}
      onClose={onClose}
    />
  );
}
