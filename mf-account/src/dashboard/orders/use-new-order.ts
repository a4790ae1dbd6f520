import type { Order } from '@northcast/shared-contracts/api/entities';
import { useEffect, useRef, useState } from 'react';

/**
 * Brings an order into view that has come while the list was on the screen.
 * @returns its id
 */
export function useNewOrder(orders: readonly Order[]): string | undefined {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [newest, setNewest] = useState<string>();
  useEffect(() => {
    const before = known.current;
    known.current = new Set(orders.map(({ id }) => id));
    const arrived = before && orders.find(({ id }) => !before.has(id));
    if (!arrived) return;
    setNewest(arrived.id);
    document.getElementById(`order-${arrived.id}`)?.scrollIntoView({ block: 'center' });
  }, [orders]);
  return newest;
}
