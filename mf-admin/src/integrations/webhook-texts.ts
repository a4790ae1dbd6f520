import type { WebhookDeliveryStatus, WebhookEvent } from '@northcast/shared-contracts/api/webhooks';
import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';

export const eventNames: Readonly<Record<WebhookEvent, string>> = {
  'order.created': 'An order is placed',
  'order.status_changed': 'An order’s status changes',
  'order.quote_accepted': 'A quote is accepted',
  'order.delivery_approved': 'A delivery is approved',
  'order.paid': 'An order is paid',
  'message.created': 'A customer writes a message',
  'enquiry.created': 'An enquiry comes in',
};

export const statusNames: Readonly<Record<WebhookDeliveryStatus, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

export const webhookToasts = {
  saved: { title: 'Success', description: 'Webhook saved' },
  deleted: { title: 'Success', description: 'Webhook deleted' },
  tested: { title: 'Test sent', description: 'See the outcome under Deliveries' },
  repeated: { title: 'Sent again', description: 'See the outcome under Deliveries' },
} as const satisfies Record<string, ToastText>;

export const webhookFailures = {
  save: { title: 'Error', fallback: 'Failed to save the webhook' },
  renew: { title: 'Error', fallback: 'Failed to make a new secret' },
  remove: { title: 'Error', fallback: 'Failed to delete the webhook' },
  send: { title: 'Error', fallback: 'Failed to send' },
} as const satisfies Record<string, FailureText>;
