/** Texts that several areas, or both server and pages, show. */
export const screens = {
  notFoundTitle: '404 Page Not Found',
  articleRouteNotFound: 'Page not found',
  blogListFailed: {
    title: 'Failed to load blog posts',
    text: 'Please try again later.',
  },
  blogListEmpty: {
    title: 'No blog posts available',
    text: 'Check back soon for new content!',
  },
  blogPostFailed: {
    title: 'Failed to load blog post',
    text: "The article you're looking for might have been moved or deleted.",
  },
  blogPostMissing: {
    title: 'Blog Post Not Found',
    text: "The article you're looking for doesn't exist.",
  },
  blogFetchError: 'Failed to fetch blog post',
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
