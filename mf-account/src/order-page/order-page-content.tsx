import { LoadedOrder } from '@northcast/order-ui/order-details/loaded-order';
import { OrderPageBody } from '@northcast/order-ui/order-details/order-page-body';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Skeleton } from '@northcast/shared-ui/skeleton/skeleton';
import { Heading } from '@northcast/shared-ui/typography/typography';

interface OrderPageContentProps {
  readonly number: string;
  /** Nothing is asked for before it is known who asks. */
  readonly isSignedIn: boolean;
}

export function OrderPageContent({ number, isSignedIn }: OrderPageContentProps) {
  return (
    <Stack gap={5}>
      <LinkButton to="/dashboard" variant="ghost" size="sm" icon={<Icon name="arrow-left" />}>
        Dashboard
      </LinkButton>
      <Heading level={1} size="x3">
        {`Order ${number}`}
      </Heading>
      {isSignedIn ? (
        <LoadedOrder
          id={number}
          elsewhere={<LinkButton to="/dashboard">Go to your dashboard</LinkButton>}
        >
          {(order) => <OrderPageBody order={order} />}
        </LoadedOrder>
      ) : (
        <Skeleton shape="block" />
      )}
    </Stack>
  );
}
