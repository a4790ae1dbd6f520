import { userSchema } from '@northcast/shared-contracts/api/accounts';
import { entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { messageSchema } from '@northcast/shared-contracts/api/messages';
import { orderSchema } from '@northcast/shared-contracts/api/orders';
import { array, number, object, string } from 'yup';

/** The newest of each that a record holds. */
export const recordLimits = { rows: { max: 10 } } as const;

/** What the team knows of a customer: how much there is of each, and the newest. */
export const customerRecordSchema = object({
  customer: userSchema.required(),
  orderCount: number().integer().required(),
  /** Prices of orders that are not cancelled, in whole US dollars. */
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
