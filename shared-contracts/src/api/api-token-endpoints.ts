import type { Endpoint } from '@northcast/shared-contracts/api/endpoints';

const roles = ['owner'] as const;
const tags = ['ApiTokens'] as const;

/** Tokens with which other systems read the API. */
export const apiTokenEndpoints = {
  apiTokens: {
    method: 'GET',
    path: '/api/admin/api-tokens',
    access: 'admin',
    roles,
    answer: ['ApiToken'],
    status: 200,
    tags,
  },
  createApiToken: {
    method: 'POST',
    path: '/api/admin/api-tokens',
    access: 'admin',
    roles,
    request: 'apiTokenCreation',
    answer: 'ApiToken',
    status: 201,
    tags,
  },
  revokeApiToken: {
    method: 'DELETE',
    path: '/api/admin/api-tokens/:id',
    access: 'admin',
    roles,
    answer: 'none',
    status: 204,
    tags,
  },
} as const satisfies Record<string, Endpoint>;
