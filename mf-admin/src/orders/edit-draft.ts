import { type Draft, draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { areConflicting, rebase } from '../editing/merge';
import { type OrderValues, orderFields, valuesOf } from './order-values';

/** Values of an edit, and the version of the order that they are based on. */
interface KeptEdit {
  readonly base: Order;
  readonly values: OrderValues;
}

const keptEdit = (id: string, userId: string) =>
  draftOf<KeptEdit>(`order-edit-draft:${id}`, userId);

/**
 * The version that an edit begins with: the order's current one. If the draft and that version have
 * changed the same field, the draft's, which conflicts with it.
 */
export function editStart(
  order: Order,
  userId: string,
): { readonly order: Order; readonly conflictsWith?: Order } {
  const { base, values } = keptEdit(order.id, userId).values() ?? {};
  if (!base || !values) return { order };
  // The row may not be read again yet.
  if (base.version > order.version) return { order: base };
  const before = valuesOf(base);
  return areConflicting(orderFields, before, values, valuesOf(order))
    ? { order: base, conflictsWith: order }
    : { order };
}

/**
 * The draft of an edit. Fields that nobody has changed in it follow the version that the edit is
 * based on.
 * @param base returns that version
 */
export function editDraftOf({ id }: Order, userId: string, base: () => Order): Draft<OrderValues> {
  const kept = keptEdit(id, userId);
  const basedOn = (values: Partial<OrderValues>) => {
    const current = base();
    return { base: current, values: { ...valuesOf(current), ...values } };
  };
  return {
    address: kept.address,
    values: () => {
      const { base: before, values } = kept.values() ?? {};
      if (!before || !values) return undefined;
      return rebase(orderFields, valuesOf(before), values, valuesOf(base()));
    },
    keep: (values) => kept.keep(basedOn(values)),
    keyFor: (body, values) => kept.keyFor(body, basedOn(values)),
    drop: kept.drop,
  };
}
