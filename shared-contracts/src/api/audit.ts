import { entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { array, object, string } from 'yup';

/** What is recorded, by subject. */
export const auditActions = [
  'session.started',
  'session.ended',
  'credentials.refused',
  'sessions.ended',
  'account.registered',
  'account.renamed',
  'account.deleted',
  'account.exported',
  'password.reset-requested',
  'password.changed',
  'email.confirmed',
  'email.change-requested',
  'email.changed',
  'notices.changed',
  'second-factor.added',
  'second-factor.removed',
  'second-factor.confirmed',
  'recovery-codes.renewed',
  'recovery-code.used',
  'customer.created',
  'customer.updated',
  'customer.deleted',
  'customers.exported',
  'order.created',
  'order.updated',
  'order.deleted',
  'order-note.added',
  'order-note.deleted',
  'orders.exported',
  'quote.sent',
  'demo-call.booked',
  'demo-call.cancelled',
  'payment.changed',
  'invoice.issued',
  'invoice.credited',
  'invoices.exported',
  'delivery.created',
  'message.created',
  'message.replied',
  'message.deleted',
  'messages.exported',
  'enquiry.answered',
  'enquiry.status-changed',
  'enquiry.became-customer',
  'enquiry.became-order',
  'enquiry.deleted',
  'saved-reply.created',
  'saved-reply.updated',
  'saved-reply.deleted',
  'saved-replies.ordered',
  'post.created',
  'post.published',
  'post.scheduled',
  'post.unpublished',
  'post.deleted',
  'post.restored',
  'post.version-restored',
  'picture.uploaded',
  'file.removed',
  'mail.retried',
  'release.published',
  'release.promoted',
  'release.rolled-back',
  'canary.started',
  'canary.stepped',
  'canary.stopped',
  'release-keys.changed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** `refused`: it was tried and not allowed, such as a sign-in with a wrong password. */
export const auditOutcomes = ['done', 'refused'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** One thing that somebody did. */
export const auditEntrySchema = object({
  id: entityId,
  createdAt: entityTimestamp,
  action: string().oneOf(auditActions).required(),
  outcome: string().oneOf(auditOutcomes).required(),
  /** Who did it; absent for a visitor or a deleted account. */
  actorId: string(),
  actorName: string(),
  /** What it was done to, such as `order`. */
  targetType: string(),
  targetId: string(),
  targetName: string(),
  /** Network address that the request came from. */
  address: string(),
  device: string(),
  /** Fields that changed. Values stand only where they are no personal data. */
  changes: array(
    object({ field: string().required(), before: string(), after: string() }),
  ).required(),
});
