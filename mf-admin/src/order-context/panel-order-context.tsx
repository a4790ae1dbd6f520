import { OrderCallsProvider } from '@northcast/order-ui/calls/order-calls';
import { ComposerToolsProvider } from '@northcast/order-ui/messages/composer-tools';
import { ViewerProvider } from '@northcast/order-ui/viewer';
import type { ReactNode } from 'react';
import { panelOrderCalls, useOrderFailureOfPanel } from '../calls/panel-order-calls';
import { panelComposerTools } from '../saved-replies/thread-reply-picker';

const orderContext = { calls: panelOrderCalls, useFailure: useOrderFailureOfPanel };

/** What parts of an order's place need in the panel: its calls, the side of the team, saved replies. */
export function PanelOrderContext({ children }: { readonly children: ReactNode }) {
  return (
    <ViewerProvider value="administrator">
      <OrderCallsProvider value={orderContext}>
        <ComposerToolsProvider value={panelComposerTools}>{children}</ComposerToolsProvider>
      </OrderCallsProvider>
    </ViewerProvider>
  );
}
