import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { useRef, useState } from 'react';
import { adminApi } from '../calls/admin-api';
import { useCallFailure, withReason } from '../calls/call-failure';
import { conflictingRow, lastChangeOf } from '../editing/use-edit';
import { changeText, useStatusUndo } from './bulk-undo';
import type { OrderEdit } from './order-edit-dialog';
import { editBodyOf, isOrder, type OrderValues, valuesOf } from './order-values';
import { saveInTurn } from './own-saves';

/**
 * Changes an order in place. The chosen value shows at once, until the order is refetched or the
 * change is refused.
 * @param onConflict shows the conflicting version
 */
export function useOrderChange(order: Order, onConflict: (edit: OrderEdit) => void) {
  const { showToast } = useHost();
  const showUndo = useStatusUndo();
  const showFailure = useCallFailure();
  const [update, { isLoading }] = adminApi.useUpdateOrderMutation();
  const { keyFor } = useIdempotencyKey();
  const [chosen, setChosen] = useState<{
    change: Partial<OrderValues>;
    version: number;
  } | null>(null);
  const latest = useRef<Partial<OrderValues>>(undefined);
  const values = valuesOf(order);

  async function saveOn(base: Order, change: Partial<OrderValues>): Promise<Order | undefined> {
    const isLatest = () => latest.current === change;
    if (isLatest()) setChosen({ change, version: base.version });
    const body = editBodyOf({ ...valuesOf(base), ...change }, base);
    const answer = await update({ id: base.id, body, idempotencyKey: keyFor(body) });
    if (answer.data) {
      const { id, version, status } = answer.data;
      const { status: before, dueOn: dueOnBefore = '' } = base;
      const changed = [{ id, version, before, status, dueOnBefore }];
      if (status === base.status) showToast(toasts.orderUpdated);
      else showUndo(changed, { ...toasts.orderUpdated, detail: changeText(changed) });
      return answer.data;
    }
    if (isLatest()) setChosen(null);
    const conflictsWith = conflictingRow(answer.error, isOrder);
    const changed = lastChangeOf(answer.error);
    if (!conflictsWith) showFailure('updateOrder', withReason(answer.error));
    // A later change of the same value meets the same conflict.
    else if (isLatest()) onConflict({ order: base, change, conflictsWith, changed });
    return undefined;
  }

  async function save(change: Partial<OrderValues>): Promise<void> {
    latest.current = change;
    setChosen({ change, version: order.version });
    await saveInTurn(order, (base) => saveOn(base, change));
  }

  return {
    /** The current values, with a pending change applied. */
    values: chosen && chosen.version >= order.version ? { ...values, ...chosen.change } : values,
    isSaving: isLoading,
    save,
  };
}
