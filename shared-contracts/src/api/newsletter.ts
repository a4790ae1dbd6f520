import { emailSchema, entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { object, string } from 'yup';

/** Waiting until the link of the mail is confirmed. */
export const subscriberStatuses = ['waiting', 'confirmed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Hours in which the link of the mail can be used. */
export const subscriptionLinkHours = 48;

/** Days after which an address that was not confirmed is deleted. */
export const unconfirmedDays = 7;

export const subscriptionSchema = object({ email: emailSchema });

/** An address of the newsletter, as the panel lists it. */
export const subscriberSchema = object({
  id: entityId,
  email: string().required(),
  status: string().oneOf(subscriberStatuses).required(),
  createdAt: entityTimestamp,
  /** When the link of the mail was used: the consent. */
  confirmedAt: string(),
});
