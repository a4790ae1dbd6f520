import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';

/** The stream of `LiveMessage` events. */
export const liveEndpoints = {
  live: {
    method: 'GET',
    path: '/api/live',
    access: 'customer',
    answer: 'stream',
    status: 200,
    tags: ['Orders', 'Messages'],
  },
} as const satisfies Record<string, Endpoint>;
