import type { Order } from '@northcast/shared-contracts/api/entities';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { LoadedList } from '../../list/loaded-list';
import type { LoadingList } from '../../list/query-state';
import { OrderList } from './order-list';
import { OrdersPart } from './orders-part';

/** Your orders, newest first. */
export function Orders({ orders }: { readonly orders: LoadingList<Order> }) {
  return (
    <OrdersPart>
      <LoadedList
        list={orders}
        noun="order"
        empty={
          <EmptyState
            title="No orders yet"
            text="What you order appears here with its number and every step of its way."
            action={<LinkButton to="/services">Browse Services</LinkButton>}
          />
        }
      >
        {(rows) => <OrderList orders={rows} />}
      </LoadedList>
    </OrdersPart>
  );
}
