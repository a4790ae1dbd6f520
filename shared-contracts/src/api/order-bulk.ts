import { entityId, versionField } from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** Orders that one call changes or exports at most. */
export const mostBulkOrders = 1000;

const status = string().oneOf(orderStatuses, validation.status);

const assigneeId = string().test(
  'assignee',
  validation.assignee,
  (value) => !value || idSchema().isValidSync(value),
);

const chosenId = idSchema(validation.bulkOrders).required(validation.bulkOrders);

const chosenOrder = {
  id: chosenId,
  /** Of the row that was seen; one that has another by now is left as it is. */
  version: versionField,
};

const bulkOrderSchema = object({
  ...chosenOrder,
  /** In place of the call's. */
  status,
});

const bulkAssignmentSchema = object({
  ...chosenOrder,
  /** In place of the call's. */
  assigneeId,
});

/** All that a filter finds, in place of orders that are named. */
const filterFields = {
  /** The query string of the list that shows the orders: `q=jingle&status=pending`; empty for all. */
  filter: string().max(2000, validation.bulkOrders),
  /** How many orders the filter was seen to find. */
  expected: number().integer().min(0),
};

interface Chosen {
  readonly orders?: readonly object[] | undefined;
  readonly filter?: string | undefined;
  readonly expected?: number | undefined;
}

const isChoice = ({ orders, filter, expected }: Chosen) =>
  filter !== undefined ? orders === undefined && expected !== undefined : (orders?.length ?? 0) > 0;

/** A status for many orders: for those named, or for all that a filter finds. */
export const orderBulkChangeSchema = object({
  orders: array(bulkOrderSchema.required()).max(mostBulkOrders, validation.bulkOrders),
  ...filterFields,
  status,
  /** Takes a change back: its mail is withdrawn while it waits. */
  isUndo: boolean(),
})
  .test('orders', validation.bulkOrders, isChoice)
  .test('status', validation.status, ({ orders, status: common }) =>
    Boolean(common ?? (orders?.length && orders.every((order) => order.status))),
  );

/** Who works on many orders: those named, or all that a filter finds. An empty id is nobody. */
export const orderAssignmentSchema = object({
  orders: array(bulkAssignmentSchema.required()).max(mostBulkOrders, validation.bulkOrders),
  ...filterFields,
  assigneeId,
  /** Takes an assignment back: nobody is told. */
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

/** The orders of a download. */
export const orderExportSchema = object({
  ids: array(chosenId)
    .min(1, validation.bulkOrders)
    .max(mostBulkOrders, validation.bulkOrders)
    .required(validation.bulkOrders),
});

/** Why an order was left as it is: it is gone, somebody changed it meanwhile, or it has that status already. */
export const bulkReasons = ['gone', 'changed', 'same'] as const;

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
    }),
  ).required(),
  left,
});

/** Ids of accounts are empty for nobody. */
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
