import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { type ReactNode, useEffect } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { useViewer } from '../viewer';
import { OrderSkeleton } from './order-skeleton';

interface LoadedOrderProps {
  /** The order's id or its number. */
  readonly id: string;
  /** Shown above the loading and error states; a loaded order has its own heading. */
  readonly heading?: ReactNode;
  /** Links shown if the order does not exist. */
  readonly elsewhere: ReactNode;
  /** Called when the session has ended. */
  readonly onExpired: () => void;
  readonly children: (order: OrderDetails) => ReactNode;
}

/** Loads an order; renders a skeleton or an error until it is there. */
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
          text={failureAdvice(error)}
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
