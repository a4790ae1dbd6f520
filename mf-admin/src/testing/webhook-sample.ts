import type { Webhook } from '@northcast/shared-contracts/api/entities';

/** A webhook for tests. */
export const webhookSample: Webhook = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  url: 'https://crm.example.com/hook',
  description: 'CRM',
  events: ['order.created'],
  isEnabled: true,
  createdAt: '2026-11-22T10:00:00.000Z',
  version: 1,
};
