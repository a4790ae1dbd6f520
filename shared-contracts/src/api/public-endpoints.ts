import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';

/** Calls of the public pages, which load only this part of the table. */
export const publicEndpoints = {
  blogPosts: {
    method: 'GET',
    path: '/api/blog',
    access: 'public',
    answer: ['BlogPost'],
    status: 200,
    tags: ['Blog'],
  },
  blogPost: {
    method: 'GET',
    path: '/api/blog/:slug',
    access: 'public',
    answer: 'BlogPost',
    status: 200,
    tags: ['Blog'],
  },
  contact: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    request: 'contact',
    answer: 'Enquiry',
    status: 201,
    tags: ['Contact'],
  },
  subscribe: {
    method: 'POST',
    path: '/api/newsletter',
    access: 'public',
    request: 'subscription',
    answer: 'none',
    status: 204,
    tags: ['Subscribers'],
  },
} as const satisfies Record<string, Endpoint>;
