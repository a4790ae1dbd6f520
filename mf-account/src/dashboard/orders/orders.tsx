import type { Order } from '@northcast/shared-contracts/api/entities';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import { LoadedList, type LoadingList } from '../../list/loaded-list';
import { Part } from '../dashboard-layout';
import { OrderCard } from './order-card';

/** Newest first. */
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

function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <Stack as="ul" gap={4}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </Stack>
  );
}

/** Section with the heading of the orders. */
export function OrdersPart({ children }: { readonly children: ReactNode }) {
  return (
    <Part aria-labelledby="your-orders">
      <Heading level={2} size="xl" id="your-orders">
        Your Orders
      </Heading>
      {children}
    </Part>
  );
}
