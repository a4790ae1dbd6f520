import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type {
  OrderAssignmentResult,
  OrderBulkResult,
} from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { orderStatusNames } from '@northcast/shared-contracts/content/texts/order-status';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import { useCallback } from 'react';
import { adminApi } from '../calls/admin-api';
import { useCallFailure } from '../calls/call-failure';
import { countText } from '../list/count-text';
import { orderNoun } from './order-values';
import { recordBulkSave } from './own-saves';

type Changed = OrderBulkResult['changed'];

/**
 * The change in words: `Order 6E123456: Pending → In progress`, `12 orders set to In progress`, or
 * after an undo `12 orders set to several statuses`.
 */
export function changeText(changed: Changed): string {
  const [first] = changed;
  if (first === undefined) return 'No order was changed';
  if (changed.length > 1) {
    const isOne = changed.every(({ status }) => status === first.status);
    const to = isOne ? orderStatusNames[first.status] : 'several statuses';
    return `${countText(changed.length, orderNoun)} set to ${to}`;
  }
  const { id, before, status } = first;
  return `Order ${orderNumber(id)}: ${orderStatusNames[before]} → ${orderStatusNames[status]}`;
}

/** How many orders were left unchanged, and why; undefined if none was. */
export function leftText(
  left: OrderBulkResult['left'],
  sameText = 'had that status already',
): { description?: string } {
  const texts = {
    changed: 'left: changed by somebody else meanwhile',
    gone: 'left: deleted meanwhile',
    assignee: 'left: the assignee no longer works on orders',
    same: sameText,
  };
  const parts = (['changed', 'gone', 'assignee', 'same'] as const).flatMap((each) => {
    const count = left.filter(({ reason }) => reason === each).length;
    return count > 0 ? `${countText(count, orderNoun)} ${texts[each]}` : [];
  });
  return parts.length > 0 ? { description: parts.join('. ') } : {};
}

type Assigned = OrderAssignmentResult['changed'];

/**
 * The assignment in words: `12 orders assigned to Mia Okafor`, `2 orders assigned to several
 * people`.
 * @param nameOf name of a team member by id; the id is empty for nobody
 */
export function assignmentText(changed: Assigned, nameOf: (id: string) => string): string {
  const [first] = changed;
  if (first === undefined) return 'No order was assigned';
  const names = new Set(changed.map(({ assigneeId }) => nameOf(assigneeId)));
  const to = names.size > 1 ? 'several people' : nameOf(first.assigneeId) || 'nobody';
  const what =
    changed.length > 1 ? countText(changed.length, orderNoun) : `Order ${orderNumber(first.id)}`;
  return `${what} assigned to ${to}`;
}

/**
 * The body that restores each order's previous assignee, unless somebody has changed the order
 * since. The most usual assignee is sent once: 1,000 orders that each name one exceed `bodyLimit`.
 */
export function assignmentUndoBody(changed: Assigned) {
  const counts = new Map<string, number>();
  for (const { before } of changed) counts.set(before, (counts.get(before) ?? 0) + 1);
  const [usual] = [...counts].sort(([, one], [, other]) => other - one);
  const assigneeId = usual?.[0] ?? '';
  return {
    orders: changed.map(({ id, version, before }) =>
      before === assigneeId ? { id, version } : { id, version, assigneeId: before },
    ),
    assigneeId,
    isUndo: true,
  };
}

/**
 * The body that restores each order's previous status and due date, unless somebody has changed the
 * order since.
 */
export const statusUndoBody = (changed: Changed) => ({
  orders: changed.map(({ id, version, before, dueOnBefore }) => ({
    id,
    version,
    status: before,
    dueOn: dueOnBefore,
  })),
  isUndo: true,
});

/** Shows a toast about the change with an Undo action. */
export function useStatusUndo() {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const [change] = adminApi.useChangeOrdersMutation();
  const { keyFor } = useIdempotencyKey();
  return useCallback(
    (changed: OrderBulkResult['changed'], toast: ToastText) => {
      const undo = async () => {
        const body = statusUndoBody(changed);
        const { data, error } = await change({ body, idempotencyKey: keyFor(body) });
        if (error) return void showFailure('updateOrder', error);
        recordBulkSave(data.changed);
        showToast({ title: changeText(data.changed), ...leftText(data.left) });
      };
      const isSomething = changed.length > 0;
      showToast({ ...toast, ...(isSomething && { action: { label: 'Undo', onPress: undo } }) });
    },
    [change, keyFor, showToast, showFailure],
  );
}
