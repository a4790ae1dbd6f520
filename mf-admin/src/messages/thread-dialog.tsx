import { OrderCallsProvider } from '@northcast/order-ui/calls/order-calls';
import { ComposerToolsProvider } from '@northcast/order-ui/messages/composer-tools';
import { Conversation } from '@northcast/order-ui/messages/conversation';
import { ViewerProvider } from '@northcast/order-ui/viewer';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { panelOrderCalls, useOrderFailureOfPanel } from '../calls/panel-order-calls';
import { panelComposerTools } from '../saved-replies/thread-reply-picker';
import { isReplied, isThread } from './message-status';
import { NextUnanswered } from './next-unanswered';

interface ThreadDialogProps {
  readonly message: Message;
  readonly onReply: (id: string) => void;
  readonly onDelete: (id: string) => Promise<boolean>;
  /** Opens the next one that waits. */
  readonly onNext: (message: Message) => void;
  readonly onClose: () => void;
}

/** The whole of a thread, to read and to act on: the first answer has a form of its own, with its date. */
export function ThreadDialog({ message, onReply, onDelete, onNext, onClose }: ThreadDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      title={message.subject}
      description={`${message.userName}, ${message.userEmail}`}
      onClose={onClose}
    >
      <DialogBody>
        <PanelConversation key={message.id} message={message} />
      </DialogBody>
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
    </Dialog>
  );
}

const orderContext = { calls: panelOrderCalls, useFailure: useOrderFailureOfPanel };

/** A thread as administrators read it, and where they write on after the first answer. */
function PanelConversation({ message }: { readonly message: Message }) {
  return (
    <ViewerProvider value="administrator">
      <OrderCallsProvider value={orderContext}>
        <ComposerToolsProvider value={panelComposerTools}>
          <Conversation message={message} hasAnswerBox={isThread(message)} />
        </ComposerToolsProvider>
      </OrderCallsProvider>
    </ViewerProvider>
  );
}
