import { OrderCallsProvider } from '@northcast/order-ui/calls/order-calls';
import { ComposerToolsProvider } from '@northcast/order-ui/messages/composer-tools';
import { ViewerProvider } from '@northcast/order-ui/viewer';
import type { ReactNode } from 'react';
import { panelOrderCalls, useOrderFailureOfPanel } from '../calls/panel-order-calls';
import { panelComposerTools } from '../saved-replies/reply-picker';

const orderContext = { calls: panelOrderCalls, useFailure: useOrderFailureOfPanel };

/**
 * Context of the order view in the panel: the panel's calls, the administrator role, saved replies.
 */
export function PanelOrderContext({ children }: { readonly children: ReactNode }) {
  return (
    <ViewerProvider value="administrator">
      <OrderCallsProvider value={orderContext}>
        <ComposerToolsProvider value={panelComposerTools}>{children}</ComposerToolsProvider>
      </OrderCallsProvider>
    </ViewerProvider>
  );
}
