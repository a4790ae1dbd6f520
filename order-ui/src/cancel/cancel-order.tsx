import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { orderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, useState } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { ConfirmDialog } from '../dialog/confirm-dialog';

interface CancelOrderProps {
  readonly order: OrderDetails;
  /** Contains the button, and gets the focus when the focused button disappears. */
  readonly head: RefObject<HTMLElement | null>;
}

/**
 * Cancels an unconfirmed order after a confirmation. An open dialog stays when the team confirms the
 * order meanwhile, and says so.
 */
export function CancelOrder({ order, head }: CancelOrderProps) {
  const [isAsking, setAsking] = useState(false);
  useLostFocusTo(head, head);
  return (
    <>
      {order.canCancel ? (
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Cancel order
        </Button>
      ) : null}
      {isAsking ? <CancelDialog order={order} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

interface CancelDialogProps extends Pick<CancelOrderProps, 'order'> {
  readonly onClose: () => void;
}

function CancelDialog({ order, onClose }: CancelDialogProps) {
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
    <ConfirmDialog
      title={`Cancel order ${order.number}?`}
      keepLabel="Keep order"
      act={{
        children: 'Cancel order',
        disabled: isTooLate,
        busy: isLoading,
        busyLabel: 'Cancelling...',
        onClick: confirm,
      }}
      onClose={onClose}
    >
      {isTooLate ? (
        <Text role="alert">
          {order.order.status === 'cancelled' ? problems.cancelledOrder : problems.orderStarted}
        </Text>
      ) : (
        `We do not start on ${orderedText(order.order)}. Nothing is charged, and a payment already made is refunded. This cannot be undone, but you can order the same again.`
      )}
    </ConfirmDialog>
  );
}
