import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { DeliveryComment } from '@northcast/shared-contracts/api/entities';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { ConflictNotice } from '../conflict/conflict-notice';
import { useIsShown } from '../conflict/use-is-shown';
import { Words } from '../words';
import { CommentForm, type CommentValues } from './comment-form';
import { useAddComment } from './new-comment';

interface EditCommentProps {
  readonly comment: DeliveryComment;
  /** Whether it was deleted meanwhile; the text then becomes a new comment at its place. */
  readonly isDeleted: boolean;
  readonly onClose: () => void;
}

/**
 * Edits a comment. If its author has changed it elsewhere in the meantime, such as in another tab,
 * both texts are shown before either is lost.
 */
export function EditComment({ comment, isDeleted, onClose }: EditCommentProps) {
  const showFailure = useOrderFailure();
  const [edit] = useOrderCalls().useEditCommentMutation();
  const add = useAddComment(comment);
  const [storedText, setStoredText] = useState<string | null>(null);
  const isShown = useIsShown();
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusBack(field, storedText !== null);
  const send = async (values: CommentValues, keyFor: (body: object) => string) => {
    const { text, before = comment.text } = values;
    if (isDeleted) return add({ ...comment, text }, keyFor);
    const body = { text, before };
    const { error } = await edit({ id: comment.id, body, idempotencyKey: keyFor(body) });
    const stored = error && conflictingText(error);
    // An equal comment was saved by an earlier attempt, whose response was lost.
    if (error === undefined || stored === text.trim()) return true;
    if (stored === undefined || !isShown()) return showFailure('changeComment', error, ['text']);
    setStoredText(stored);
    return undefined;
  };
  return (
    <CommentForm
      name={`comment-edit:${comment.id}`}
      title="Edit comment"
      label="Your comment"
      submitLabel="Save comment"
      text={comment.text}
      before={comment.text}
      field={field}
      isDeleted={isDeleted}
      onSend={send}
      onClose={onClose}
    >
      {storedText === null ? null : (
        <CommentConflict storedText={storedText} onResolve={() => setStoredText(null)} />
      )}
    </CommentForm>
  );
}

interface CommentConflictProps {
  readonly storedText: string;
  /** The author has chosen: continue from the stored comment. */
  readonly onResolve: () => void;
}

function CommentConflict({ storedText, onResolve }: CommentConflictProps) {
  const form = useForm<CommentValues>();
  const goOn = (text: string) => {
    form.batch(() => {
      form.change('before', storedText);
      form.change('text', text);
    });
    onResolve();
  };
  const keepMine = () => {
    goOn(form.getState().values.text);
    void form.submit();
  };
  return (
    <ConflictNotice takesFocus onKeepMine={keepMine} onUseServerVersion={() => goOn(storedText)}>
      <Text size="sm" tone="muted">
        The comment as it stands now:
      </Text>
      <Words>{storedText}</Words>
    </ConflictNotice>
  );
}

/** The text of the stored comment if the error is an edit conflict. */
function conflictingText(error: unknown): string | undefined {
  const { status, problem } = error as CallError;
  const current = problem?.current as Partial<DeliveryComment> | undefined;
  return status === 409 && typeof current?.text === 'string' ? current.text : undefined;
}
