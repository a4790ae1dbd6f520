import {
  entityId,
  entityTimestamp,
  requiredText,
  text,
  versionField,
} from '@northcast/shared-contracts/api/fields';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, type InferType, number, object, string } from 'yup';

/** What another system can be told of. */
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

/** Sent on request alone, to try an address. */
export const testEvent = 'test';

/** Longest texts in UTF-16 code units, and how many webhooks there can be. */
export const webhookLimits = {
  url: { max: 500 },
  description: { max: 100 },
  webhooks: { max: 20 },
  /** Deliveries of a webhook that the panel shows. */
  deliveries: { max: 50 },
} as const;

/** Waiting also between two attempts. */
export const webhookDeliveryStatuses = ['waiting', 'sent', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];

/** Days that a delivery and what it said are kept. */
export const webhookDeliveryDays = 30;

/** Hours in which the secret before still signs. */
export const formerSecretHours = 24;

/** An address that is told what happens. */
export const webhookSchema = object({
  id: entityId,
  url: string().required(),
  description: string().defined(),
  events: array(string().oneOf(webhookEvents).required()).required(),
  isEnabled: boolean().required(),
  /** Why it was switched off by itself. */
  disabledReason: string(),
  createdAt: entityTimestamp,
  version: number().integer().required(),
  /** What its deliveries are signed with; in the answer to the call that made it and in no other. */
  secret: string(),
});

/** What was, or is to be, sent to a webhook. */
export const webhookDeliverySchema = object({
  id: entityId,
  event: string().required(),
  status: string().oneOf(webhookDeliveryStatuses).required(),
  attempts: number().integer().required(),
  createdAt: entityTimestamp,
  /** When it is tried next; of one that waits. */
  dueAt: string(),
  /** Of the last answer. */
  responseStatus: number().integer(),
  /** Why the last attempt failed. */
  lastError: string(),
});

const isWebAddress = (value: string | undefined): boolean => {
  if (!value) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '';
};

const fields = {
  url: requiredText(webhookLimits.url.max, validation.webhookUrl).test(
    'url',
    validation.webhookUrl,
    isWebAddress,
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

export type Webhook = InferType<typeof webhookSchema>;
export type WebhookDelivery = InferType<typeof webhookDeliverySchema>;
