import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';

/** Toasts of saved views. */
export const viewToasts = {
  saved: { title: 'Success', description: 'View saved successfully' },
  deleted: { title: 'Success', description: 'View deleted successfully' },
  restored: { title: 'Success', description: 'View restored successfully' },
} as const satisfies Record<string, ToastText>;

/** Failures of their calls. */
export const viewFailures = {
  save: { title: 'Error', fallback: 'Failed to save the view' },
  delete: { title: 'Error', fallback: 'Failed to delete the view' },
} as const satisfies Record<string, FailureText>;
