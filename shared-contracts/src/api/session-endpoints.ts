import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';

/** Calls of the shell itself. Every page loads these two instead of the whole table. */
export const sessionEndpoints = {
  currentUser: {
    method: 'GET',
    path: '/api/user',
    access: 'customer',
    answer: 'User',
    status: 200,
    tags: ['Session'],
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    answer: 'none',
    status: 204,
    tags: ['Session'],
  },
} as const satisfies Record<string, Endpoint>;
