import { Conversation } from '@northcast/order-ui/messages/conversation';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Notice } from '../editing/notice';
import { PanelOrderContext } from '../order-context/panel-order-context';
import { isReplied, isThread } from './message-status';
import { NextUnanswered } from './next-unanswered';

interface ThreadDialogProps {
  readonly message: Message;
  readonly isDeleted: boolean;
  readonly onReply: (id: string) => void;
  readonly onDelete: (id: string) => Promise<boolean>;
  /** Opens the next waiting message. */
  readonly onNext: (message: Message) => void;
  readonly onClose: () => void;
}

/**
 * A whole thread with its actions. The first answer is written in a separate form, which includes
 * its date.
 */
export function ThreadDialog({
  message,
  isDeleted,
  onReply,
  onDelete,
  onNext,
  onClose,
}: ThreadDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      title={message.subject}
      description={`${message.userName}, ${message.userEmail}`}
      onClose={onClose}
    >
      <DialogBody>
        {isDeleted ? (
          <Notice role="alert">
            This message has been deleted. An answer that you have begun is still below, but cannot
            be sent.
          </Notice>
        ) : null}
        <PanelOrderContext>
          <Conversation key={message.id} message={message} hasAnswerBox={isThread(message)} />
        </PanelOrderContext>
      </DialogBody>
      {isDeleted ? null : (
        <DialogFooter>
          <Button
            variant="secondary"
            onClick={async () => {
              if (await onDelete(message.id)) onClose();
            }}
          >
            Delete
          </Button>
          {isReplied(message) ? <NextUnanswered after={message.id} onOpen={onNext} /> : null}
          {isThread(message) ? null : (
            <Button icon={<Icon name="reply" />} onClick={() => onReply(message.id)}>
              Reply
            </Button>
          )}
        </DialogFooter>
      )}
    </Dialog>
  );
}
