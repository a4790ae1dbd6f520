import { OrderSkeleton } from '@northcast/order-ui/order-details/order-skeleton';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { lazy, Suspense } from 'react';
import type { OrderDrawerProps } from './drawer-content';
import { positionText } from './use-order-steps';

/**
 * The drawer's content loads with the first opened order, so that the list does not wait for it.
 */
const DrawerContent = lazy(() =>
  import('./drawer-content').then(
    (module) => ({ default: module.DrawerContent }),
    () => ({ default: Unavailable }),
  ),
);

/** The order view in a drawer over the list. */
export function OrderDrawer(props: OrderDrawerProps) {
  const { number, steps, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Order ${number}`}
      // Until it is known, an empty line, so that nothing moves later.
      description={positionText(steps) || '\u00a0'}
      size="drawer"
    >
      <Suspense
        fallback={
          <DialogBody>
            <OrderSkeleton />
          </DialogBody>
        }
      >
        <DrawerContent {...props} />
      </Suspense>
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
