import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import type { ReactNode } from 'react';
import { useOrderCalls } from '../calls/order-calls';

interface LoadedOrderProps {
  /** The order's id, or the number that people read. */
  readonly id: string;
  /** Where to go from an order that is not there. */
  readonly elsewhere: ReactNode;
  readonly children: (order: OrderDetails) => ReactNode;
}

/** An order once it is there; until then its outline, or why it can't be shown. */
export function LoadedOrder({ id, elsewhere, children }: LoadedOrderProps) {
  const { useOrderQuery } = useOrderCalls();
  const { data, error, refetch, isFetching } = useOrderQuery({ id });
  if (data) return children(data);
  if (error && (error as CallError).status === 404) {
    return (
      <EmptyState
        title="Order not found"
        text="There is no order with this number in your account."
        action={elsewhere}
      />
    );
  }
  if (error && !isFetching) {
    return (
      <ErrorPanel
        title="Failed to load the order"
        text="We could not be reached, or have a fault. Please try again in a moment."
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <VisuallyHidden role="status">Loading the order</VisuallyHidden>
      <Skeleton />
    </>
  );
}
