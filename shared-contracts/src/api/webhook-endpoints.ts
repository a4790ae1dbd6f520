import type { Endpoint } from '@northcast/shared-contracts/api/endpoints';

const roles = ['owner'] as const;
const tags = ['Webhooks'] as const;

/** Webhooks, which notify other systems of events. */
export const webhookEndpoints = {
  webhooks: {
    method: 'GET',
    path: '/api/admin/webhooks',
    access: 'admin',
    roles,
    answer: ['Webhook'],
    status: 200,
    tags,
  },
  createWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks',
    access: 'admin',
    roles,
    request: 'webhookCreation',
    answer: 'Webhook',
    status: 201,
    tags,
  },
  updateWebhook: {
    method: 'PUT',
    path: '/api/admin/webhooks/:id',
    access: 'admin',
    roles,
    request: 'webhookUpdate',
    answer: 'Webhook',
    status: 200,
    tags,
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/api/admin/webhooks/:id/secret',
    access: 'admin',
    roles,
    answer: 'Webhook',
    status: 200,
    tags,
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/admin/webhooks/:id',
    access: 'admin',
    roles,
    answer: 'none',
    status: 204,
    tags,
  },
  testWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks/:id/test',
    access: 'admin',
    roles,
    answer: 'WebhookDelivery',
    status: 201,
    tags,
  },
  webhookDeliveries: {
    method: 'GET',
    path: '/api/admin/webhooks/:id/deliveries',
    access: 'admin',
    roles,
    answer: ['WebhookDelivery'],
    status: 200,
    tags,
  },
  repeatWebhookDelivery: {
    method: 'POST',
    path: '/api/admin/webhooks/:id/deliveries/:deliveryId/repeat',
    access: 'admin',
    roles,
    answer: 'WebhookDelivery',
    status: 200,
    tags,
  },
} as const satisfies Record<string, Endpoint>;
