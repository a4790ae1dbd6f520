/** Texts that several areas, or both server and pages, show. */
export const screens = {
  notFoundTitle: '404 Page Not Found',
  loginRequired: 'Login Required',
  confirmDelete: {
    customer: 'Are you sure you want to delete this customer?',
    order: 'Are you sure you want to delete this order?',
    message: 'Are you sure you want to delete this message?',
    enquiry: 'Are you sure you want to delete this enquiry?',
    post: 'Are you sure you want to delete this post? It can be restored for 30 days.',
  },
} as const;

/** Milliseconds between the notice and the redirect to sign-in. */
export const redirectDelays = { unauthorized: 500, sessionExpired: 1000 } as const;
