import type { AuditAction } from '@northcast/shared-contracts/api/audit';
import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';

const actionNames: Readonly<Record<AuditAction, string>> = {
  'session.started': 'Signed in',
  'session.ended': 'Signed out',
  'credentials.refused': 'Tried to sign in',
  'sessions.ended': 'Ended sessions',
  'account.registered': 'Registered',
  'account.renamed': 'Changed their own name',
  'account.deleted': 'Deleted their own account',
  'account.exported': 'Downloaded their own data',
  'password.reset-requested': 'Asked for a new password',
  'password.changed': 'Changed the password',
  'email.confirmed': 'Confirmed the email address',
  'email.change-requested': 'Asked for another email address',
  'email.changed': 'Changed the email address',
  'notices.changed': 'Changed the mail settings',
  'second-factor.added': 'Set up a second factor',
  'second-factor.removed': 'Removed a second factor',
  'second-factor.confirmed': 'Confirmed the second factor',
  'recovery-codes.renewed': 'Made new recovery codes',
  'recovery-code.used': 'Used a recovery code',
  'customer.created': 'Created a customer',
  'customer.updated': 'Changed a customer',
  'customer.deleted': 'Deleted a customer',
  'customers.exported': 'Exported customers',
  'order.created': 'Created an order',
  'order.updated': 'Changed an order',
  'order.deleted': 'Deleted an order',
  'orders.exported': 'Exported orders',
  'customer-note.added': 'Added a note to a customer',
  'customer-note.changed': 'Changed a note of a customer',
  'customer-note.deleted': 'Deleted a note of a customer',
  'order-note.added': 'Added a note to an order',
  'order-note.changed': 'Changed a note of an order',
  'order-note.deleted': 'Deleted a note of an order',
  'quote.sent': 'Sent a quote',
  'demo-call.booked': 'Booked a call for a customer',
  'demo-call.cancelled': 'Cancelled a call of a customer',
  'payment.changed': 'Changed how an order is paid',
  'invoice.issued': 'Issued an invoice',
  'invoices.exported': 'Exported invoices',
  'subscriber.removed': 'Removed an address of the newsletter',
  'subscribers.exported': 'Exported the newsletter’s addresses',
  'invoice.credited': 'Took an invoice back',
  'message.created': 'Wrote a message for a customer',
  'message.replied': 'Replied to a message',
  'message.deleted': 'Deleted a message',
  'messages.exported': 'Exported messages',
  'enquiry.answered': 'Answered an enquiry',
  'enquiry.status-changed': 'Changed the status of an enquiry',
  'enquiry.became-customer': 'Made a customer of an enquiry',
  'enquiry.became-order': 'Made an order of an enquiry',
  'saved-reply.created': 'Saved a reply',
  'saved-reply.updated': 'Changed a saved reply',
  'saved-reply.deleted': 'Deleted a saved reply',
  'saved-replies.ordered': 'Put the saved replies into another order',
  'webhook.created': 'Added a webhook',
  'webhook.updated': 'Changed a webhook',
  'webhook.secret-renewed': 'Gave a webhook a new secret',
  'webhook.deleted': 'Deleted a webhook',
  'api-token.created': 'Created an API token',
  'api-token.revoked': 'Revoked an API token',
  'list-view.created': 'Saved a view of a list',
  'list-view.updated': 'Changed a saved view',
  'list-view.deleted': 'Deleted a saved view',
  'enquiry.deleted': 'Deleted an enquiry',
  'enquiries.exported': 'Exported enquiries',
  'delivery.created': 'Delivered a version of an order',
  'post.created': 'Began a post',
  'post.published': 'Published a post',
  'post.scheduled': 'Scheduled a post',
  'post.unpublished': 'Took a post from the site',
  'post.deleted': 'Deleted a post',
  'post.restored': 'Restored a post',
  'post.version-restored': 'Restored a version of a post',
  'picture.uploaded': 'Uploaded a picture',
  'file.removed': 'Removed a file',
  'mail.retried': 'Sent a mail again',
  'team.invited': 'Invited somebody to the team',
  'team.invitation-sent-again': 'Sent an invitation again',
  'team.invitation-revoked': 'Revoked an invitation',
  'team.joined': 'Joined the team',
  'team.role-changed': 'Changed a role',
  'team.removed': 'Removed somebody from the team',
  'release.published': 'Published a version',
  'release.promoted': 'Promoted a version',
  'release.rolled-back': 'Rolled back',
  'canary.started': 'Started a canary',
  'canary.stepped': 'Changed a canary',
  'canary.stopped': 'Stopped a canary',
  'release-keys.changed': 'Changed who may release',
  'audit.exported': 'Exported the audit',
};

/** The action in words. An unknown action, from a newer server, keeps its own name. */
export function actionName({ action, outcome }: AuditEntry): string {
  const name = actionNames[action as AuditAction] ?? action;
  return outcome === 'refused' ? `${name}: refused` : name;
}

export function actorName({ actorName: name, actorId, targetType, changes }: AuditEntry): string {
  if (name) return name;
  // Releases are signed by keys, not by accounts.
  if (targetType === 'release') return changes.find(({ field }) => field === 'by')?.after ?? '';
  if (actorId) return 'Deleted account';
  if (targetType === 'post') return 'By schedule';
  return targetType === 'webhook' ? 'The server' : 'Somebody not signed in';
}

export function targetName({
  targetType,
  targetId,
  targetName: name,
  actorId,
}: AuditEntry): string {
  if (!targetType || !targetId) return '–';
  if (targetId === actorId) return 'Own account';
  // Show ids as order numbers (the last eight characters); the dialog shows the whole id.
  return (
    name ?? `${targetType} ${idSchema().isValidSync(targetId) ? orderNumber(targetId) : targetId}`
  );
}

/** Fields whose name in code is not that of the panel. */
const fieldNames: Readonly<Record<string, string>> = {
  createdAt: 'order date',
  disabledReason: 'reason',
  dueOn: 'due date',
  isAdmin: 'admin access',
  isEnabled: 'switched on',
  servicePrice: 'price',
  userId: 'customer',
};

/** The name of a field in words: `assignee` for `assigneeId`. */
const fieldName = (field: string): string =>
  fieldNames[field] ??
  field.replace(/(Id|At)$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The fields that changed, such as 'status: pending → completed'. */
export function changeTexts({ changes }: AuditEntry): string[] {
  return changes.map(({ field, before, after }) => {
    const name = fieldName(field);
    if (after === undefined) return `${name} changed`;
    return before === undefined
      ? `${name}: ${after}`
      : `${name}: ${before || 'none'} → ${after || 'none'}`;
  });
}
