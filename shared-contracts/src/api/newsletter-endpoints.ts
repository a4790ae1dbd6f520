import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';

const roles = ['owner', 'manager', 'editor'] as const;

/** Newsletter subscriptions: the links in mails, and the panel's list. */
export const newsletterEndpoints = {
  confirmSubscription: {
    method: 'POST',
    path: '/api/newsletter/confirmation',
    access: 'public',
    request: 'linkToken',
    answer: 'none',
    status: 204,
    tags: ['Subscribers'],
  },
  endSubscription: {
    method: 'POST',
    path: '/api/newsletter/end',
    access: 'public',
    request: 'linkToken',
    answer: 'none',
    status: 204,
    tags: ['Subscribers'],
  },
  subscribers: {
    method: 'GET',
    path: '/api/admin/subscribers',
    access: 'admin',
    roles,
    answer: ['Subscriber'],
    status: 200,
    tags: ['Subscribers'],
    paged: true,
  },
  exportSubscribers: {
    method: 'GET',
    path: '/api/admin/subscribers.csv',
    access: 'admin',
    roles,
    answer: 'csv',
    status: 200,
    tags: ['Subscribers'],
    paged: true,
  },
  deleteSubscriber: {
    method: 'DELETE',
    path: '/api/admin/subscribers/:id',
    access: 'admin',
    roles,
    answer: 'none',
    status: 204,
    tags: ['Subscribers'],
  },
} as const satisfies Record<string, Endpoint>;
