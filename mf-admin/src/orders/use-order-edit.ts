import { useIsShown } from '@northcast/order-ui/conflict/use-is-shown';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { failureToast } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useCallback, useEffect, useState } from 'react';
import { panelOrderCalls } from '../calls/panel-order-calls';
import { singleRow, useEditedRow } from '../list/use-open-row';
import type { OrderEdit } from './order-edit-dialog';
import { settled } from './own-saves';

const useOrder = singleRow<Order>((parameters, options) => {
  const { currentData, error } = panelOrderCalls.useOrderQuery(parameters, options);
  return { currentData: currentData?.order, error };
});

/**
 * The edit that the dialog shows: of the order in the URL, or after a conflict in the table. A
 * conflict of another order than the one in the URL waits until that one is closed.
 */
export function useOrderEdit(rows: readonly Order[] | undefined) {
  const [conflicting, setConflicting] = useState<OrderEdit | null>(null);
  const { row, open, close } = useEditedRow(rows, useOrder);
  const order = useSettledOrder(row);
  const { showToast } = useHost();
  const isShown = useIsShown();
  // Must keep its identity between renders, because memoised rows depend on it.
  const showConflict = useCallback(
    (edit: OrderEdit) => {
      if (isShown()) setConflicting(edit);
      else showToast(failureToast('updateOrder', problems.stale));
    },
    [isShown, showToast],
  );
  const isOther = row !== undefined && row.id !== conflicting?.order.id;
  return {
    edit: isOther ? order && { order } : conflicting,
    open,
    showConflict,
    close: () => {
      if (!isOther) setConflicting(null);
      // A conflict may have taken the place of the edit that waited for the save.
      if (row) close();
    },
  };
}

/**
 * The order to edit, once the saves that are under way have ended. A click on Edit is often what
 * leaves the field that starts a save.
 */
function useSettledOrder(order: Order | undefined): Order | undefined {
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
