import type { Order } from '@northcast/shared-contracts/api/entities';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { OrderCard } from './order-card';

export function OrderList({ orders }: { readonly orders: readonly Order[] }) {
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
