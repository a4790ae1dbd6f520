import { userSchema } from '@northcast/shared-contracts/api/accounts';
import { entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { messageSchema } from '@northcast/shared-contracts/api/messages';
import { noteFields } from '@northcast/shared-contracts/api/order-notes';
import { orderSchema } from '@northcast/shared-contracts/api/orders';
import { array, number, object, string } from 'yup';

/** Number of newest entries of each kind in a record. */
export const recordLimits = { rows: { max: 10 } } as const;

/** A customer's record: the count of each kind of data, and the newest entries. */
export const customerRecordSchema = object({
  customer: userSchema.required(),
  orderCount: number().integer().required(),
  /** Total price of orders that are not cancelled, in whole US dollars. */
  spent: number().integer().required(),
  orders: array(orderSchema.required()).required(),
  threadCount: number().integer().required(),
  threads: array(messageSchema.required()).required(),
  fileCount: number().integer().required(),
  files: array(
    object({
      id: entityId,
      orderId: entityId,
      name: string().required(),
      createdAt: entityTimestamp,
    }),
  ).required(),
});

/** Maximum number of notes for one customer. */
export const customerNoteLimits = { notes: { max: 200 } } as const;

/** A note about a customer. */
export const customerNoteSchema = object({ ...noteFields, customerId: entityId });
