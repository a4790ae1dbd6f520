import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';

const roles = ['owner'] as const;
const webhookTags = ['Webhooks'] as const;
const tokenTags = ['ApiTokens'] as const;

/**
 * Integrations with other systems: webhooks, which notify them of events, and tokens, with which
 * they read the API.
 */
export const integrationEndpoints = {
  webhooks: {
    method: 'GET',
    path: '/api/admin/webhooks',
    access: 'admin',
    roles,
    answer: ['Webhook'],
    status: 200,
    tags: webhookTags,
  },
  createWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks',
    access: 'admin',
    roles,
    request: 'webhookCreation',
    answer: 'Webhook',
    status: 201,
    tags: webhookTags,
  },
  updateWebhook: {
    method: 'PUT',
    path: '/api/admin/webhooks/:id',
    access: 'admin',
    roles,
    request: 'webhookUpdate',
    answer: 'Webhook',
    status: 200,
    tags: webhookTags,
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/api/admin/webhooks/:id/secret',
    access: 'admin',
    roles,
    answer: 'Webhook',
    status: 200,
    tags: webhookTags,
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/admin/webhooks/:id',
    access: 'admin',
    roles,
    answer: 'none',
    status: 204,
    tags: webhookTags,
  },
  testWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks/:id/test',
    access: 'admin',
    roles,
    answer: 'WebhookDelivery',
    status: 201,
    tags: webhookTags,
  },
  webhookDeliveries: {
    method: 'GET',
    path: '/api/admin/webhooks/:id/deliveries',
    access: 'admin',
    roles,
    answer: ['WebhookDelivery'],
    status: 200,
    tags: webhookTags,
  },
  repeatWebhookDelivery: {
    method: 'POST',
    path: '/api/admin/webhooks/:id/deliveries/:deliveryId/repeat',
    access: 'admin',
    roles,
    answer: 'WebhookDelivery',
    status: 200,
    tags: webhookTags,
  },
  apiTokens: {
    method: 'GET',
    path: '/api/admin/api-tokens',
    access: 'admin',
    roles,
    answer: ['ApiToken'],
    status: 200,
    tags: tokenTags,
  },
  createApiToken: {
    method: 'POST',
    path: '/api/admin/api-tokens',
    access: 'admin',
    roles,
    request: 'apiTokenCreation',
    answer: 'ApiToken',
    status: 201,
    tags: tokenTags,
  },
  revokeApiToken: {
    method: 'DELETE',
    path: '/api/admin/api-tokens/:id',
    access: 'admin',
    roles,
    answer: 'none',
    status: 204,
    tags: tokenTags,
  },
} as const satisfies Record<string, Endpoint>;
