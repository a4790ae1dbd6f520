import { entityId, versionField } from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** Orders that one call changes at most. */
export const mostBulkOrders = 1000;

const status = string().oneOf(orderStatuses, validation.status);

const bulkOrderSchema = object({
  id: idSchema(validation.bulkOrders).required(validation.bulkOrders),
  /** Of the row that was seen; one that has another by now is left as it is. */
  version: versionField,
  /** In place of the call's. */
  status,
});

/** A status for many orders: for those named, or for all that a filter finds. */
export const orderBulkChangeSchema = object({
  orders: array(bulkOrderSchema.required()).max(mostBulkOrders, validation.bulkOrders),
  /** The query string of the list that shows the orders: `q=jingle&status=pending`; empty for all. */
  filter: string().max(2000, validation.bulkOrders),
  /** How many orders the filter was seen to find. */
  expected: number().integer().min(0),
  status,
  /** Takes a change back: its mail is withdrawn while it waits. */
  isUndo: boolean(),
})
  .test('orders', validation.bulkOrders, ({ orders, filter, expected }) =>
    filter !== undefined
      ? orders === undefined && expected !== undefined
      : (orders?.length ?? 0) > 0,
  )
  .test('status', validation.status, ({ orders, status: common }) =>
    Boolean(common ?? (orders?.length && orders.every((order) => order.status))),
  );

/** Why an order was left as it is: it is gone, somebody changed it meanwhile, or it has that status already. */
export const bulkReasons = ['gone', 'changed', 'same'] as const;

export const orderBulkResultSchema = object({
  changed: array(
    object({
      id: entityId,
      version: number().integer().required(),
      before: string().oneOf(orderStatuses).required(),
      status: string().oneOf(orderStatuses).required(),
    }),
  ).required(),
  left: array(object({ id: entityId, reason: string().oneOf(bulkReasons).required() })).required(),
});
