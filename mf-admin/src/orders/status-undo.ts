import type { OrderBulkResult } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { orderStatusNames } from '@northcast/shared-contracts/content/texts/order-status';
import { countText } from '../list/list-footer';

type Changed = OrderBulkResult['changed'];

const noun = { one: 'order', many: 'orders' };

/** What was changed: `Order 6E123456: Pending → In progress`, or `12 orders set to In progress`. */
export function changeText(changed: Changed): string {
  const [first] = changed;
  if (first === undefined) return 'No order was changed';
  if (changed.length > 1) {
    return `${countText(changed.length, noun)} set to ${orderStatusNames[first.status]}`;
  }
  const { id, before, status } = first;
  return `Order ${orderNumber(id)}: ${orderStatusNames[before]} → ${orderStatusNames[status]}`;
}

/** How many were left as they are, and why; nothing where none was. */
export function leftText(left: OrderBulkResult['left']): { description?: string } {
  const others = left.filter(({ reason }) => reason !== 'same').length;
  const same = left.length - others;
  const parts = [
    others > 0 ? `${countText(others, noun)} left: changed by somebody else meanwhile` : '',
    same > 0 ? `${countText(same, noun)} had that status already` : '',
  ];
  const description = parts.filter(Boolean).join('. ');
  return description === '' ? {} : { description };
}

/** The body that takes a change back, each order to the status it had, unless somebody changed it since. */
export const undoBody = (changed: Changed) => ({
  orders: changed.map(({ id, version, before }) => ({ id, version, status: before })),
  isUndo: true,
});
