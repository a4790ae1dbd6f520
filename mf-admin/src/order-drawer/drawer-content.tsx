import { OrderCallsProvider } from '@northcast/order-ui/calls/order-calls';
import { LoadedOrder } from '@northcast/order-ui/order-details/loaded-order';
import { OrderHead } from '@northcast/order-ui/order-details/order-head';
import { OrderPageBody } from '@northcast/order-ui/order-details/order-page-body';
import { ViewerProvider } from '@northcast/order-ui/viewer';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { useEndSession } from '../calls/call-failure';
import type { OrderDrawerProps } from './order-drawer';
import { useOrderFailureOfPanel } from './order-failure';
import { panelOrderCalls } from './panel-order-calls';

const orderContext = { calls: panelOrderCalls, useFailure: useOrderFailureOfPanel };

/** The same sections that the customer sees, as an administrator. */
export function DrawerContent({ id, onClose, onEdit, status }: Omit<OrderDrawerProps, 'number'>) {
  return (
    <ViewerProvider value="administrator">
      <OrderCallsProvider value={orderContext}>
        <LoadedOrder
          id={id}
          onExpired={useEndSession()}
          elsewhere={<Button onClick={onClose}>Close</Button>}
        >
          {(details) => (
            <Stack gap={5}>
              <OrderHead
                order={details}
                headingLevel={3}
                status={status(details.order)}
                actions={
                  <Button
                    variant="secondary"
                    size="sm"
                    icon={<Icon name="edit" />}
                    onClick={() => onEdit(details.order)}
                  >
                    Edit order
                  </Button>
                }
              />
              <OrderPageBody order={details} />
            </Stack>
          )}
        </LoadedOrder>
      </OrderCallsProvider>
    </ViewerProvider>
  );
}
