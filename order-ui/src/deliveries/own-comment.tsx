import type { DeliveryComment } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { type ReactNode, useRef } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { useBusyUntilRead } from '../calls/use-reads-ended';
import { useUserId } from '../use-user-id';
import { Words } from '../words';
import { EditComment } from './edit-comment';

/** What the comments of a file share, because a comment may disappear while it is used. */
export interface SharedCommentState {
  /** The comment that is being deleted; null if none is. Its focused button disappears with it. */
  readonly deletingId: string | null;
  readonly onDelete: (deletingId: string | null) => void;
  readonly edited: readonly DeliveryComment[];
  readonly onEditing: (comment: DeliveryComment, isEditing: boolean) => void;
  /** Comments that were deleted while a form about them was open. */
  readonly deleted: readonly DeliveryComment[];
}

interface OwnCommentProps extends SharedCommentState {
  readonly comment: DeliveryComment;
  /** Whether its author may delete it. */
  readonly isDeletable: boolean;
  /** Renders all actions of the comment; `ownActions` are those of its author. */
  readonly children: (ownActions: ReactNode) => ReactNode;
}

/** The text of a comment, which its author can edit in place. */
export function CommentWords(props: OwnCommentProps) {
  const { comment, isDeletable, onDelete, edited, onEditing, deleted, children } = props;
  const isEditing = edited.some(({ id }) => id === comment.id);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, isEditing);
  const isOwn = useUserId() === comment.authorId;
  if (isEditing) {
    return (
      <EditComment
        comment={comment}
        isDeleted={deleted.includes(comment)}
        onClose={() => onEditing(comment, false)}
      />
    );
  }
  const own = isOwn ? (
    <>
      <Button
        ref={opener}
        size="sm"
        variant="ghost"
        icon={<Icon name="edit" />}
        onClick={() => onEditing(comment, true)}
      >
        Edit
      </Button>
      {isDeletable ? <DeleteComment comment={comment} onDelete={onDelete} /> : null}
    </>
  ) : null;
  return (
    <>
      <Words>{comment.text}</Words>
      {children(own)}
    </>
  );
}

function DeleteComment({ comment, onDelete }: Pick<OwnCommentProps, 'comment' | 'onDelete'>) {
  const showFailure = useOrderFailure();
  const calls = useOrderCalls();
  const [remove] = calls.useDeleteCommentMutation();
  const [run, isBusy] = useBusyUntilRead(calls);
  const act = async () => {
    // Before the call: the comment may disappear before its response.
    onDelete(comment.id);
    const { error } = await run(() => remove({ id: comment.id }));
    if (error === undefined) return;
    onDelete(null);
    showFailure('changeComment', error);
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Icon name="trash" />}
      busy={isBusy}
      onClick={() => void act()}
    >
      Delete
    </Button>
  );
}
