import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { type ReactNode, useEffect } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { useViewer } from '../viewer';
import { OrderSkeleton } from './order-skeleton';

interface LoadedOrderProps {
  /** The order's id, or the number that people read. */
  readonly id: string;
  /** Where to go from an order that is not there. */
  readonly elsewhere: ReactNode;
  /** Called once the session is over. */
  readonly onExpired: () => void;
  readonly children: (order: OrderDetails) => ReactNode;
}

/** An order once it is there; until then its outline, or why it can't be shown. */
export function LoadedOrder({ id, elsewhere, onExpired, children }: LoadedOrderProps) {
  const { useOrderQuery } = useOrderCalls();
  const isTeam = useViewer() === 'administrator';
  const { currentData, error, refetch, isFetching } = useOrderQuery({ id });
  const status = (error as CallError | undefined)?.status;
  const isExpired = status === 401;
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
  if (status === 404) {
    return (
      <EmptyState
        title="Order not found"
        text={
          isTeam
            ? 'There is no such order any more.'
            : 'There is no order with this number in your account. Please check the number, or whether you are signed in with the account that ordered.'
        }
        action={elsewhere}
      />
    );
  }
  if (currentData) return children(currentData);
  if (error && !isExpired) {
    return (
      <ErrorPanel
        title="The order could not be loaded"
        text={
          status === 0
            ? 'Please check your connection and try again.'
            : 'The fault is on our side. Please try again in a moment.'
        }
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return <OrderSkeleton />;
}
