import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';

/**
 * A customer's own orders and messages. Separate, so that the order dialog does not load the whole
 * table.
 */
export const dashboardEndpoints = {
  orders: {
    method: 'GET',
    path: '/api/orders',
    access: 'customer',
    answer: ['Order'],
    status: 200,
    tags: ['Orders'],
  },
  placeOrder: {
    method: 'POST',
    path: '/api/orders',
    access: 'customer',
    request: 'orderPlacement',
    answer: 'Order',
    status: 201,
    tags: ['Orders', 'Order'],
  },
  messages: {
    method: 'GET',
    path: '/api/messages',
    access: 'customer',
    answer: ['Message'],
    status: 200,
    tags: ['Messages'],
  },
  sendMessage: {
    method: 'POST',
    path: '/api/messages',
    access: 'customer',
    request: 'supportMessage',
    answer: 'Message',
    status: 201,
    tags: ['Messages'],
  },
} as const satisfies Record<string, Endpoint>;
