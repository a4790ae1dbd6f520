import { dayField } from '@northcast/shared-contracts/api/day';
import { entityId, versionField } from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { assigneeField, statusField } from '@northcast/shared-contracts/api/orders';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** Maximum orders that one call changes or exports. */
export const mostBulkOrders = 1000;

const chosenId = idSchema(validation.bulkOrders).required(validation.bulkOrders);

const chosenOrder = {
  id: chosenId,
  /** The version that the user saw; an order with another version is left unchanged. */
  version: versionField,
};

const bulkOrderSchema = object({
  ...chosenOrder,
  /** Overrides the call's status. */
  status: statusField,
  /**
   * Only for an undo: the due day before the change. If omitted, the present one stays; if empty,
   * it is cleared.
   */
  dueOn: dayField(validation.dueOn),
});

const bulkAssignmentSchema = object({
  ...chosenOrder,
  /** Overrides the call's assignee. */
  assigneeId: assigneeField,
});

/** All orders that match a filter, instead of named ones. */
const filterFields = {
  /** The query string of the order list: `q=jingle&status=pending`; empty for all orders. */
  filter: string().max(2000, validation.bulkOrders),
  /** The number of orders that the user saw for the filter. */
  expected: number().integer().min(0),
};

interface Chosen {
  readonly orders?: readonly object[] | undefined;
  readonly filter?: string | undefined;
  readonly expected?: number | undefined;
}

const isChoice = ({ orders, filter, expected }: Chosen) =>
  filter !== undefined ? orders === undefined && expected !== undefined : (orders?.length ?? 0) > 0;

/** Sets the status of many orders: named ones, or all that match a filter. */
export const orderBulkChangeSchema = object({
  orders: array(bulkOrderSchema.required()).max(mostBulkOrders, validation.bulkOrders),
  ...filterFields,
  status: statusField,
  /** Undoes a change: its mail is withdrawn if it still waits. */
  isUndo: boolean(),
})
  .test('orders', validation.bulkOrders, isChoice)
  .test('status', validation.status, ({ orders, status: common }) =>
    Boolean(common ?? (orders?.length && orders.every((order) => order.status))),
  );

/**
 * Assigns many orders: named ones, or all that match a filter. An empty id removes the assignee.
 */
export const orderAssignmentSchema = object({
  orders: array(bulkAssignmentSchema.required()).max(mostBulkOrders, validation.bulkOrders),
  ...filterFields,
  assigneeId: assigneeField,
  /** Undoes an assignment: nobody is notified. */
  isUndo: boolean(),
})
  .test('orders', validation.bulkOrders, isChoice)
  .test(
    'assignee',
    validation.assignee,
    ({ orders, assigneeId: common }) =>
      common !== undefined ||
      Boolean(orders?.length && orders.every((order) => order.assigneeId !== undefined)),
  );

/** The orders to export. */
export const orderExportSchema = object({
  ids: array(chosenId)
    .min(1, validation.bulkOrders)
    .max(mostBulkOrders, validation.bulkOrders)
    .required(validation.bulkOrders),
});

/**
 * Why an order was left unchanged: deleted, changed by somebody else, it has the new value already,
 * or its new assignee does not work on orders.
 */
const bulkReasons = ['gone', 'changed', 'same', 'assignee'] as const;

const left = array(
  object({ id: entityId, reason: string().oneOf(bulkReasons).required() }),
).required();

export const orderBulkResultSchema = object({
  changed: array(
    object({
      id: entityId,
      version: number().integer().required(),
      before: string().oneOf(orderStatuses).required(),
      status: string().oneOf(orderStatuses).required(),
      /** The due day before the change, for its undo; empty if there was none. */
      dueOnBefore: string(),
    }),
  ).required(),
  left,
});

/** An empty account id means no assignee. */
export const orderAssignmentResultSchema = object({
  changed: array(
    object({
      id: entityId,
      version: number().integer().required(),
      before: string().defined(),
      assigneeId: string().defined(),
    }),
  ).required(),
  left,
});
