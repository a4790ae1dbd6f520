import { useBusyUntilRead } from '@northcast/order-ui/calls/use-reads-ended';
import { useIsShown } from '@northcast/order-ui/conflict/use-is-shown';
import { SectionState } from '@northcast/order-ui/section/order-section';
import type { SavedReply } from '@northcast/shared-contracts/api/entities';
import { savedReplyLimits } from '@northcast/shared-contracts/api/saved-replies';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useCallFailure, useSessionEnd } from '../calls/call-failure';
import { useDeletion } from '../editing/use-deletion';
import { SavedReplyForm, savedReplyFailures, savedReplyToasts } from './saved-reply-form';
import { SavedReplyRow, SavedReplyRows } from './saved-reply-row';

export function SavedRepliesButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        Saved replies
      </Button>
      {isOpen ? <SavedRepliesDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Lists the saved replies, to reorder, edit and delete. */
function SavedRepliesDialog({ onClose }: { readonly onClose: () => void }) {
  const query = adminApi.useSavedRepliesQuery();
  const { data: replies, error, refetch, isFetching } = query;
  const [order] = adminApi.useOrderSavedRepliesMutation();
  const [run, isBusy] = useBusyUntilRead(adminApi);
  // A move starts from the replies that are shown, so it would undo one that is not read yet.
  const isMoving = isBusy || isFetching;
  const [removeReply] = adminApi.useDeleteSavedReplyMutation();
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  const showFailure = useCallFailure();
  const isShown = useIsShown();
  useSessionEnd(error);
  const remove = useDeletion({
    question: 'Are you sure you want to delete this saved reply?',
    remove: removeReply,
    deleted: savedReplyToasts.savedReplyDeleted,
    failure: savedReplyFailures.deleteSavedReply,
  });
  const move = async (from: number, to: number) => {
    const ids = (replies ?? []).map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    const answer = await run(() => order({ body: { ids } }));
    if (answer.error === undefined) return;
    showFailure(savedReplyFailures.saveReply, answer.error);
    // It throws once the dialog is closed.
    if (isShown()) void refetch();
  };
  if (edited !== null) {
    return (
      <SavedReplyForm reply={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
    );
  }
  const isFull = (replies?.length ?? 0) >= savedReplyLimits.replies.max;
  return (
    <Dialog
      open
      size="lg"
      title="Saved replies"
      description="Texts to answer with, for everybody of the team."
      onClose={onClose}
    >
      <DialogBody>
        <SectionState query={query} noun="saved replies">
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                headingLevel={3}
                title="No saved replies yet"
                text="Save what you write often. Placeholders such as {firstName} are filled in for each reader."
              />
            ) : (
              <SavedReplyRows>
                {all.map((reply, index) => (
                  <SavedReplyRow
                    key={reply.id}
                    reply={reply}
                    onEdit={() => setEdited(reply)}
                    onDelete={() => void remove(reply.id)}
                    onMoveUp={index === 0 || isMoving ? undefined : () => move(index, index - 1)}
                    onMoveDown={
                      index === all.length - 1 || isMoving
                        ? undefined
                        : () => move(index, index + 1)
                    }
                  />
                ))}
              </SavedReplyRows>
            )
          }
        </SectionState>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button
          icon={<Icon name="plus" />}
          disabled={replies === undefined || isFull}
          onClick={() => setEdited('new')}
        >
          Add saved reply
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
