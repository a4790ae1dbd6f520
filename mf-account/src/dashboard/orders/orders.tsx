import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { useOrdersQuery } from '../../account-calls';
import { Part } from '../dashboard-layout';
import { LoadedList } from '../loaded-list';
import { useExpiry } from '../use-expiry';
import { OrderList } from './order-list';

/** Your orders, newest first. */
export function Orders({ onExpired }: { readonly onExpired: () => void }) {
  const { data, error, isFetching, refetch } = useOrdersQuery();
  useExpiry(error, onExpired);
  return (
    <Part aria-labelledby="your-orders">
      <Heading level={2} size="x2" id="your-orders">
        Your Orders
      </Heading>
      <LoadedList
        rows={data}
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        noun="order"
        empty={
          <EmptyState
            title="No orders yet"
            text="What you order appears here with its number and every step of its way."
            action={<LinkButton to="/services">Browse Services</LinkButton>}
          />
        }
      >
        {(orders) => <OrderList orders={orders} />}
      </LoadedList>
    </Part>
  );
}
