import { entityTimestamp, requiredText } from '@northcast/shared-contracts/api/fields';
import { orderEventSchema } from '@northcast/shared-contracts/api/order-events';
import { orderLimits, orderSchema } from '@northcast/shared-contracts/api/orders';
import { orderKinds } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { orderNextSteps } from '@northcast/shared-contracts/content/texts/order-next-step';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** An order with all that its own place begins with. */
export const orderDetailsSchema = object({
  order: orderSchema.required(),
  /** As people read it: the last eight characters of the id in capitals. */
  number: string().required(),
  kind: string().oneOf(orderKinds).required(),
  /** Oldest first. */
  events: array(orderEventSchema.required()).required(),
  /** When the next result is expected; absent where nobody can say. */
  expectedAt: string().datetime(),
  nextStep: string().oneOf(orderNextSteps).required(),
  canCancel: boolean().required(),
  canEditBrief: boolean().required(),
  revisions: object({
    /** Rounds that the order includes, with those bought for it; null for unlimited. */
    included: number().integer().defined().nullable(),
    used: number().integer().required(),
  }).required(),
  /** When this was read. */
  readAt: entityTimestamp,
});

/** A new project brief of an order that is not confirmed yet. */
export const briefChangeSchema = object({
  projectBrief: requiredText(orderLimits.projectBrief.max, validation.projectBrief),
  /** Of the order that the writer saw. */
  version: number()
    .integer(validation.version)
    .typeError(validation.version)
    .required(validation.version),
});
