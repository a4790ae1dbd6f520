import { emailSchema, entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { object, string } from 'yup';

/** `waiting` until the link in the mail is used. */
export const subscriberStatuses = ['waiting', 'confirmed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Hours for which the link in the mail is valid. */
export const subscriptionLinkHours = 48;

/** Days after which an unconfirmed address is deleted. */
export const unconfirmedDays = 7;

export const subscriptionSchema = object({ email: emailSchema });

/** A newsletter subscription in the panel's list. */
export const subscriberSchema = object({
  id: entityId,
  email: string().required(),
  status: string().oneOf(subscriberStatuses).required(),
  createdAt: entityTimestamp,
  /** When the link in the mail was used: the time of consent. */
  confirmedAt: string().datetime(),
});
