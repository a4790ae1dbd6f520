import type { Endpoint } from '@northcast/shared-contracts/api/endpoints';

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
