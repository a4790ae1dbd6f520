import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { type ReactNode, useEffect } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { useViewer } from '../viewer';
import { OrderSkeleton } from './order-skeleton';

interface LoadedOrderProps {
  /** The order's id, or the number that people read. */
  readonly id: string;
  /** Stands above what is shown in the order's place, whose own heading is the service's name. */
  readonly heading?: ReactNode;
  /** Where to go from an order that is not there. */
  readonly elsewhere: ReactNode;
  /** Called once the session is over. */
  readonly onExpired: () => void;
  readonly children: (order: OrderDetails) => ReactNode;
}

/** An order once it is there; until then its outline, or why it can't be shown. */
export function LoadedOrder({ id, heading, elsewhere, onExpired, children }: LoadedOrderProps) {
  const { useOrderQuery } = useOrderCalls();
  const isTeam = useViewer() === 'administrator';
  const { currentData, error, refetch, isFetching } = useOrderQuery({ id });
  const status = (error as CallError | undefined)?.status;
  const isExpired = status === 401;
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
  if (currentData && status !== 404) return children(currentData);
  return (
    <Stack gap={5}>
      {heading}
      {status === 404 ? (
        <EmptyState
          title="Order not found"
          headingLevel={isTeam ? 3 : 2}
          text={isTeam ? teamText : customerText}
          action={elsewhere}
        />
      ) : error && !isExpired ? (
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
      ) : (
        <OrderSkeleton />
      )}
    </Stack>
  );
}

const teamText = 'There is no such order any more.';
const customerText =
  'There is no order with this number in your account. Please check the number, or whether you are signed in with the account that ordered.';
