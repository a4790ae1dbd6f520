import type { Order } from '@northcast/shared-contracts/api/entities';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { OrderCard } from './order-card';
import { useNewOrder } from './use-new-order';

export function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  const newest = useNewOrder(orders);
  return (
    <Stack as="ul" gap={4}>
      {orders.map((order) => (
        <li key={order.id} id={`order-${order.id}`}>
          <OrderCard order={order} isNew={order.id === newest} />
        </li>
      ))}
    </Stack>
  );
}
