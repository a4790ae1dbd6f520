import { entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { number, object, string } from 'yup';

/**
 * - `waiting`: to be sent now, or at the next attempt
 * - `sent`: accepted by the mail server
 * - `failed`: given up after a day, or permanently refused by the mail server
 */
export const mailStatuses = ['waiting', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** A mail in the outbox, as administrators see it. */
export const mailSchema = object({
  id: entityId,
  status: string().oneOf(mailStatuses).required(),
  toName: string().defined(),
  toAddress: string().required(),
  subject: string().required(),
  /**
   * The plain-text part; empty if it holds a secret link and was sent, or if the link is not for
   * the reader.
   */
  text: string().defined(),
  createdAt: entityTimestamp,
  sentAt: string().datetime(),
  /** Time of the next attempt, while it waits. */
  dueAt: string().datetime(),
  attempts: number().integer().required(),
  /** The mail server's response, or why the server could not be reached. */
  lastError: string(),
});
