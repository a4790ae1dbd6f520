import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';

/** Toasts of saved replies. */
export const savedReplyToasts = {
  savedReplySaved: { title: 'Success', description: 'Reply saved successfully' },
  savedReplyDeleted: { title: 'Success', description: 'Saved reply deleted successfully' },
} as const satisfies Record<string, ToastText>;

/** Failures of their calls. */
export const savedReplyFailures = {
  saveReply: { title: 'Error', fallback: 'Failed to save the reply' },
  deleteSavedReply: { title: 'Error', fallback: 'Failed to delete the saved reply' },
} as const satisfies Record<string, FailureText>;
