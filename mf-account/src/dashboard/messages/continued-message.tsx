import { OrderCallsProvider } from '@northcast/order-ui/calls/order-calls';
import { Conversation } from '@northcast/order-ui/messages/conversation';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { ownOrderContext } from '../../order-page/own-order-context';

/** The messages after the first reply, and the form for another. */
export function ContinuedMessage({ message }: { readonly message: Message }) {
  return (
    <OrderCallsProvider value={ownOrderContext}>
      <Conversation message={message} isContinued />
    </OrderCallsProvider>
  );
}
