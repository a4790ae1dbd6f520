import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import { useRef } from 'react';
import { useDrawerKeys } from './drawer-keys';
import type { OrderEdit } from './order-edit-dialog';
import { StatusSelect, useStatusChoice } from './status-select';

interface DrawerStatusProps {
  readonly order: Order;
  readonly onConflict: (edit: OrderEdit) => void;
}

/** The order's status; the keys 1 to 4 change it too. */
export function DrawerStatus({ order, onConflict }: DrawerStatusProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { status, isSaving, choose, commit } = useStatusChoice(order, onConflict);
  const keys = orderStatuses.map((chosen, index): [string, () => void] => [
    String(index + 1),
    () => {
      choose(chosen);
      commit();
    },
  ]);
  useDrawerKeys(element, Object.fromEntries(keys));
  return (
    <span ref={element}>
      <StatusSelect
        label={`Status of order ${orderNumber(order.id)}`}
        status={status}
        isSaving={isSaving}
        keys="1 2 3 4"
        onChange={choose}
        onLeave={commit}
      />
    </span>
  );
}
