import type { Order } from '@northcast/shared-contracts/api/entities';
import { useEffect, useState } from 'react';
import { settled } from './own-saves';

/**
 * The order to edit, once the saves that are under way have ended. A click on Edit is often what
 * leaves the field that starts a save.
 */
export function useSettledOrder(order: Order | undefined): Order | undefined {
  const [ready, setReady] = useState<Order>();
  useEffect(() => {
    let isCurrent = true;
    const wait = async () => {
      const next = order && (await settled(order));
      if (isCurrent) setReady(next);
    };
    void wait();
    return () => {
      isCurrent = false;
    };
  }, [order]);
  return ready?.id === order?.id ? ready : undefined;
}
