/** Toasts that must work even if no more code can be loaded, so every page bundles them. */
export const earlyToasts = {
  authenticationRequired: {
    title: 'Authentication Required',
    description: 'Please login to place an order.',
    tone: 'destructive',
  },
  unauthorized: {
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    tone: 'destructive',
  },
  sessionExpired: {
    title: 'Session Expired',
    description: 'Please log in again to continue.',
    tone: 'destructive',
  },
  contactFailed: {
    title: 'Error sending message',
    description: 'Please try again later.',
    tone: 'destructive',
  },
} as const;
