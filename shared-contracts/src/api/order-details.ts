import {
  entityTimestamp,
  requiredText,
  versionField,
} from '@northcast/shared-contracts/api/fields';
import { orderEventSchema } from '@northcast/shared-contracts/api/order-events';
import { orderLimits, orderSchema } from '@northcast/shared-contracts/api/orders';
import { orderKinds } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { orderNextSteps } from '@northcast/shared-contracts/content/texts/order-next-step';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** An order with the data that the order view needs first. */
export const orderDetailsSchema = object({
  order: orderSchema.required(),
  /** The last eight characters of the id, in capitals. */
  number: string().required(),
  kind: string().oneOf(orderKinds).required(),
  /** Oldest first. */
  events: array(orderEventSchema.required()).required(),
  /** When the next result is expected; absent if unknown. */
  expectedAt: string().datetime(),
  nextStep: string().oneOf(orderNextSteps).required(),
  canCancel: boolean().required(),
  canEditBrief: boolean().required(),
  revisions: object({
    /** Included and bought rounds without those that expired unused; null for unlimited. */
    included: number().integer().defined().nullable(),
    used: number().integer().required(),
    /** The unused ones of the bought rounds, by expiry; absent if there are none. */
    extra: array(
      object({ rounds: number().integer().required(), validUntil: entityTimestamp }).required(),
    ),
  }).required(),
  /** When the server read this data. */
  readAt: entityTimestamp,
});

/** A new project brief for an unconfirmed order. */
export const briefChangeSchema = object({
  projectBrief: requiredText(orderLimits.projectBrief.max, validation.projectBrief),
  /** Version of the order that the writer saw. */
  version: versionField.required(validation.version),
});
