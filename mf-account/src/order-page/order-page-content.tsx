import { OrderAgain } from '@northcast/order-ui/again/order-again';
import { CancelOrder } from '@northcast/order-ui/cancel/cancel-order';
import { useLiveUpdates } from '@northcast/order-ui/live/use-live-updates';
import { LoadedOrder } from '@northcast/order-ui/order-details/loaded-order';
import { OrderHead } from '@northcast/order-ui/order-details/order-head';
import { OrderPageBody } from '@northcast/order-ui/order-details/order-page-body';
import { OrderSkeleton } from '@northcast/order-ui/order-details/order-skeleton';
import { useUserId } from '@northcast/order-ui/use-user-id';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { focusHeading } from '@northcast/shared-ui/heading-focus/focus-heading';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { use, useLayoutEffect, useRef } from 'react';
import { SessionExpiry } from '../session/use-failure';

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
              <CancelOrder order={order} head={head} />
            </Cluster>
          }
        />
      </div>
      <OrderPageBody order={order} />
    </Stack>
  );
}

/**
 * The page's heading until the order has loaded. The shell focuses it after a navigation; the
 * heading that replaces it then gets its focus.
 */
function LoadingHeading({ number }: { readonly number: string }) {
  const element = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const heading = element.current;
    return () => {
      if (heading === null || document.activeElement !== heading) return;
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && !heading.isConnected) focusHeading({ preventScroll: true });
      });
    };
  }, []);
  return (
    <Heading level={1} size="x3" ref={element}>
      {`Order ${number.toUpperCase()}`}
    </Heading>
  );
}
