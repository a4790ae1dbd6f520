import {
  entityId,
  entityTimestamp,
  isWebAddress,
  requiredText,
  text,
  versionField,
} from '@northcast/shared-contracts/api/fields';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** Events that a webhook can receive. */
export const webhookEvents = [
  'order.created',
  'order.status_changed',
  'order.quote_accepted',
  'order.delivery_approved',
  'order.paid',
  'message.created',
  'enquiry.created',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent on request, to test an address. */
export const testEvent = 'test';

/** Maximum text lengths in UTF-16 code units, and maximum webhooks. */
export const webhookLimits = {
  url: { max: 500 },
  description: { max: 100 },
  webhooks: { max: 20 },
  /** Deliveries of a webhook shown in the panel. */
  deliveries: { max: 50 },
} as const;

/** `waiting` also between two attempts. */
const webhookDeliveryStatuses = ['waiting', 'sent', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];

/** Days for which a delivery and its content are stored. */
export const webhookDeliveryDays = 30;

/** Hours for which the previous secret also signs. */
export const formerSecretHours = 24;

/** A webhook: an address that receives events. */
export const webhookSchema = object({
  id: entityId,
  url: string().required(),
  description: string().defined(),
  events: array(string().oneOf(webhookEvents).required()).required(),
  isEnabled: boolean().required(),
  /** Why it was disabled automatically. */
  disabledReason: string(),
  createdAt: entityTimestamp,
  version: number().integer().required(),
  /** The signing secret; only in the response to the call that created it. */
  secret: string(),
});

/** A delivery to a webhook, sent or pending. */
export const webhookDeliverySchema = object({
  id: entityId,
  event: string().required(),
  status: string().oneOf(webhookDeliveryStatuses).required(),
  attempts: number().integer().required(),
  createdAt: entityTimestamp,
  /** Time of the next attempt, while it is waiting. */
  dueAt: string().datetime(),
  /** HTTP status of the last response. */
  responseStatus: number().integer(),
  /** Why the last attempt failed. */
  lastError: string(),
});

const fields = {
  url: requiredText(webhookLimits.url.max, validation.webhookUrl).test(
    'url',
    validation.webhookUrl,
    (value) => !value || isWebAddress(value, 'http:', 'https:'),
  ),
  description: text(webhookLimits.description.max),
  events: array(string().oneOf(webhookEvents, validation.webhookEvents).required())
    .required(validation.webhookEvents)
    .min(1, validation.webhookEvents)
    .max(webhookEvents.length, validation.webhookEvents),
};

export const webhookCreationSchema = object(fields);
export const webhookUpdateSchema = object({
  ...fields,
  isEnabled: boolean().required(),
  version: versionField,
});
