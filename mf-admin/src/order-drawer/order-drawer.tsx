import { OrderSkeleton } from '@northcast/order-ui/order-details/order-skeleton';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { lazy, type ReactNode, Suspense } from 'react';

/** All that belongs to an order comes when the first one is opened: the list does not wait for it. */
const DrawerContent = lazy(() =>
  import('./drawer-content').then(
    (module) => ({ default: module.DrawerContent }),
    () => ({ default: Unavailable }),
  ),
);

export interface OrderDrawerProps {
  /** The order's id, or the number that people read. */
  readonly id: string;
  readonly number: string;
  readonly onClose: () => void;
  readonly onEdit: (order: Order) => void;
  /** The control that changes the order's status. */
  readonly status: (order: Order) => ReactNode;
}

/** An order's place, over the list. */
export function OrderDrawer({ number, ...props }: OrderDrawerProps) {
  return (
    <Dialog open onClose={props.onClose} title={`Order ${number}`} size="drawer">
      <DialogBody>
        <Suspense fallback={<OrderSkeleton />}>
          <DrawerContent {...props} />
        </Suspense>
      </DialogBody>
    </Dialog>
  );
}

function Unavailable() {
  return (
    <EmptyState
      title="This part could not be loaded"
      text="Please check your connection and reload the page."
      action={<Button onClick={() => window.location.reload()}>Reload</Button>}
    />
  );
}
