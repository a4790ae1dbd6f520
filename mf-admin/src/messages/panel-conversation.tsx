import { OrderCallsProvider } from '@northcast/order-ui/calls/order-calls';
import { ComposerToolsProvider } from '@northcast/order-ui/messages/composer-tools';
import { Conversation } from '@northcast/order-ui/messages/conversation';
import { ViewerProvider } from '@northcast/order-ui/viewer';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { useOrderFailureOfPanel } from '../calls/order-failure';
import { panelOrderCalls } from '../calls/panel-order-calls';
import { panelComposerTools } from '../saved-replies/panel-composer-tools';
import { isThread } from './message-status';

const orderContext = { calls: panelOrderCalls, useFailure: useOrderFailureOfPanel };

/** A thread as administrators read it, and where they write on after the first answer. */
export function PanelConversation({ message }: { readonly message: Message }) {
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
