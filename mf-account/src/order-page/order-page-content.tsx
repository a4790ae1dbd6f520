import { OrderAgain } from '@northcast/order-ui/again/order-again';
import { CancelOrder } from '@northcast/order-ui/cancel/cancel-order';
import { useLiveUpdates } from '@northcast/order-ui/live/use-live-updates';
import { LoadedOrder } from '@northcast/order-ui/order-details/loaded-order';
import { OrderHead } from '@northcast/order-ui/order-details/order-head';
import { OrderPageBody } from '@northcast/order-ui/order-details/order-page-body';
import { OrderSkeleton } from '@northcast/order-ui/order-details/order-skeleton';
import { useUserId } from '@northcast/order-ui/use-user-id';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { use, useRef } from 'react';
import { SessionExpiry } from '../session/session-expiry';
import { LoadingHeading } from './loading-heading';

interface OrderPageContentProps {
  readonly number: string;
  /** While false, nothing is requested. */
  readonly isSignedIn: boolean;
}

export function OrderPageContent({ number, isSignedIn }: OrderPageContentProps) {
  const expire = use(SessionExpiry);
  const heading = <LoadingHeading number={number} />;
  if (!isSignedIn) {
    return (
      <Stack gap={5}>
        {heading}
        <OrderSkeleton />
      </Stack>
    );
  }
  return (
    <LoadedOrder
      id={number}
      heading={heading}
      onExpired={expire}
      elsewhere={<LinkButton to="/dashboard">Go to your dashboard</LinkButton>}
    >
      {(order) => <OwnOrder order={order} />}
    </LoadedOrder>
  );
}

function OwnOrder({ order }: { readonly order: OrderDetails }) {
  useLiveUpdates(useUserId());
  const head = useRef<HTMLDivElement>(null);
  return (
    <Stack gap={6}>
      <div ref={head} tabIndex={-1}>
        <OrderHead
          order={order}
          headingLevel={1}
          actions={
            <Cluster gap={3}>
              <OrderAgain order={order} />
              <CancelOrder order={order} onCancelled={() => head.current?.focus()} />
            </Cluster>
          }
        />
      </div>
      <OrderPageBody order={order} />
    </Stack>
  );
}
