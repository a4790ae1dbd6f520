import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';

/** Message threads, for the customer and for administrators. */
export const messageEndpoints = {
  orderMessages: {
    method: 'GET',
    path: '/api/orders/:id/messages',
    access: 'customer',
    answer: ['Message'],
    status: 200,
    tags: ['Messages'],
  },
  startThread: {
    method: 'POST',
    path: '/api/orders/:id/messages',
    access: 'customer',
    request: 'threadStart',
    answer: 'Message',
    status: 201,
    tags: ['Messages', 'Files'],
  },
  messagePosts: {
    method: 'GET',
    path: '/api/messages/:id/posts',
    access: 'customer',
    answer: ['MessagePost'],
    status: 200,
    tags: ['Messages'],
  },
  addPost: {
    method: 'POST',
    path: '/api/messages/:id/posts',
    access: 'customer',
    request: 'postCreation',
    answer: 'MessagePost',
    status: 201,
    tags: ['Messages', 'Files'],
  },
  markMessageRead: {
    method: 'PUT',
    path: '/api/messages/:id/read',
    access: 'customer',
    answer: 'none',
    status: 204,
    tags: ['Messages'],
  },
} as const satisfies Record<string, Endpoint>;
