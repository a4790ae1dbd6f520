import { entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { number, object, string } from 'yup';

/**
 * - `waiting`: to be sent, now or after the next delay
 * - `sent`: taken by the mail server
 * - `failed`: given up, after a day or because the mail server refused it for good
 */
export const mailStatuses = ['waiting', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** A mail of the outbox, as administrators see it. */
export const mailSchema = object({
  id: entityId,
  status: string().oneOf(mailStatuses).required(),
  toName: string().defined(),
  toAddress: string().required(),
  subject: string().required(),
  /** The text part; empty once a mail with a secret link has been sent. */
  text: string().defined(),
  createdAt: entityTimestamp,
  sentAt: string().datetime(),
  /** When it is tried next, while it waits. */
  dueAt: string().datetime(),
  attempts: number().integer().required(),
  /** What the mail server said, or why it could not be reached. */
  lastError: string(),
});
