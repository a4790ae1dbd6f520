import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';

/** The calls of the order view, for customers and administrators. */
export const orderEndpoints = {
  order: {
    method: 'GET',
    path: '/api/orders/:id',
    access: 'customer',
    answer: 'OrderDetails',
    status: 200,
    tags: ['Order'],
    token: true,
  },
  editBrief: {
    method: 'PUT',
    path: '/api/orders/:id/brief',
    access: 'customer',
    request: 'briefChange',
    answer: 'OrderDetails',
    status: 200,
    tags: ['Order', 'Orders'],
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/orders/:id/cancel',
    access: 'customer',
    answer: 'OrderDetails',
    status: 200,
    tags: ['Order', 'Orders'],
  },
} as const satisfies Record<string, Endpoint>;
