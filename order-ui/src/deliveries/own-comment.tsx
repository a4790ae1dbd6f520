import type { DeliveryComment } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { useBusyUntilRead } from '../calls/use-reads-ended';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { useUserId } from '../use-user-id';
import { Words } from '../words';
import { EditComment } from './edit-comment';

/** Id of the element with the comment's author and time, which describes its buttons. */
export const bylineId = ({ id }: DeliveryComment): string => `byline-${id}`;

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
  const { comment, edited, onEditing, deleted, children } = props;
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
        aria-describedby={bylineId(comment)}
        onClick={() => onEditing(comment, true)}
      >
        Edit
      </Button>
      <DeleteComment {...props} neighbour={opener} />
    </>
  ) : null;
  return (
    <>
      <Words>{comment.text}</Words>
      {children(own)}
    </>
  );
}

interface DeleteCommentProps extends OwnCommentProps {
  /** Gets the focus if the button has disappeared when the dialog closes. */
  readonly neighbour: RefObject<HTMLElement | null>;
}

/** An open dialog stays when a reply arrives meanwhile, and says that it is too late. */
function DeleteComment({ comment, isDeletable, onDelete, neighbour }: DeleteCommentProps) {
  const showFailure = useOrderFailure();
  const calls = useOrderCalls();
  const [remove] = calls.useDeleteCommentMutation();
  const [run, isBusy] = useBusyUntilRead(calls);
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Disabled until the comments are read, it cannot take the focus from the dialog.
  useFocusBack(isDeletable ? opener : neighbour, isAsking || isBusy);
  const isTooLate = !isDeletable && !isBusy;
  const act = async () => {
    // Before the call: the comment may disappear before its response.
    onDelete(comment.id);
    const { error } = await run(() => remove({ id: comment.id }));
    setAsking(false);
    if (error === undefined) return;
    onDelete(null);
    showFailure('changeComment', error);
  };
  return (
    <>
      {isDeletable ? (
        <Button
          ref={opener}
          size="sm"
          variant="ghost"
          icon={<Icon name="trash" />}
          busy={isBusy}
          aria-describedby={bylineId(comment)}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title="Delete this comment?"
          keepLabel="Keep comment"
          act={{
            children: 'Delete comment',
            disabled: isTooLate,
            busy: isBusy,
            busyLabel: 'Deleting...',
            onClick: act,
          }}
          onClose={() => setAsking(false)}
        >
          {isTooLate ? (
            <Text role="alert">{problems.commentReplied}</Text>
          ) : (
            'It cannot be restored.'
          )}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
