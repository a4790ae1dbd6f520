import { OrderCallsProvider } from '@northcast/order-ui/calls/order-calls';
import { LoadedOrder } from '@northcast/order-ui/order-details/loaded-order';
import { OrderPageBody } from '@northcast/order-ui/order-details/order-page-body';
import { ViewerProvider } from '@northcast/order-ui/viewer';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { useOrderFailureOfPanel } from './order-failure';
import { panelOrderCalls } from './panel-order-calls';

const orderContext = { calls: panelOrderCalls, useFailure: useOrderFailureOfPanel };

interface OrderDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An order's place, over the list. */
export function OrderDrawer({ id, onClose }: OrderDrawerProps) {
  return (
    <Dialog open onClose={onClose} title={`Order ${orderNumber(id)}`} size="lg">
      <DialogBody>
        <ViewerProvider value="administrator">
          <OrderCallsProvider value={orderContext}>
            <LoadedOrder id={id} elsewhere={<Button onClick={onClose}>Close</Button>}>
              {(order) => <OrderPageBody order={order} />}
            </LoadedOrder>
          </OrderCallsProvider>
        </ViewerProvider>
      </DialogBody>
    </Dialog>
  );
}
