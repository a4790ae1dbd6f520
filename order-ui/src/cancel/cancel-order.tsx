import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { orderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useRef, useState } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';

interface CancelOrderProps {
  readonly order: OrderDetails;
  /** Called when the order cannot be cancelled any more, and the focused button disappears. */
  readonly onCancelled: () => void;
}

/**
 * Cancels an unconfirmed order after a confirmation. An open dialog stays when the team confirms the
 * order meanwhile, and says so.
 */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const { canCancel } = order;
  const [isAsking, setAsking] = useState(false);
  const hasAsked = useRef(false);
  const ask = () => {
    hasAsked.current = true;
    setAsking(true);
  };
  useEffect(() => {
    if (isAsking || canCancel || !hasAsked.current) return;
    hasAsked.current = false;
    // After the closed dialog has returned the focus to its opener, which is gone.
    setTimeout(() => {
      if (document.activeElement === document.body) onCancelled();
    });
  }, [isAsking, canCancel, onCancelled]);
  return (
    <>
      {canCancel ? (
        <Button variant="ghost" onClick={ask}>
          Cancel order
        </Button>
      ) : null}
      {isAsking ? (
        <CancelDialog
          order={order}
          onKeep={() => {
            hasAsked.current = !canCancel;
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface CancelDialogProps extends Pick<CancelOrderProps, 'order'> {
  readonly onKeep: () => void;
  /** Called after the response to the cancellation. */
  readonly onClose: () => void;
}

function CancelDialog({ order, onKeep, onClose }: CancelDialogProps) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const { useCancelOrderMutation } = useOrderCalls();
  const [cancel, { isLoading }] = useCancelOrderMutation();
  // The own cancellation may be read before its response.
  const isTooLate = !order.canCancel && !isLoading;
  const confirm = async () => {
    const { error } = await cancel({ id: order.order.id });
    if (error) showFailure('cancelOrder', error);
    else showToast(orderToasts.orderCancelled);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onKeep}
      locked={isLoading}
      size="sm"
      title={`Cancel order ${order.number}?`}
    >
      <DialogBody>
        {isTooLate ? (
          <Text role="alert">
            {order.order.status === 'cancelled' ? problems.cancelledOrder : problems.orderStarted}
          </Text>
        ) : (
          <Text>
            {`We do not start on ${orderedText(order.order)}. Nothing is charged, and a payment already made is refunded. This cannot be undone, but you can order the same again.`}
          </Text>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onKeep} disabled={isLoading}>
          Keep order
        </Button>
        <Button
          variant="destructive"
          disabled={isTooLate}
          busy={isLoading}
          busyLabel="Cancelling..."
          onClick={() => void confirm()}
        >
          Cancel order
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
