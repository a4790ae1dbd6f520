import type { ToastText } from '@northcast/shared-contracts/texts/toast-text';

/** What the shell itself says of the session. It has to be there without a network, so it is apart from the other toasts. */
export const sessionToasts = {
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
  logoutFailed: { title: 'Error', description: 'Failed to log out', tone: 'destructive' },
} as const satisfies Record<string, ToastText>;
