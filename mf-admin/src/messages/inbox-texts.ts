import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';

/** Toasts of enquiries and saved replies: only the panel shows them. */
export const inboxToasts = {
  enquiryDone: { title: 'Success', description: 'Enquiry marked as done' },
  enquiryReopened: { title: 'Success', description: 'Enquiry opened again' },
  answerWaits: { title: 'Success', description: 'The answer waits for a mail server' },
  savedReplySaved: { title: 'Success', description: 'Reply saved successfully' },
  savedReplyDeleted: { title: 'Success', description: 'Saved reply deleted successfully' },
} as const satisfies Record<string, ToastText>;

/** Failures of their calls. */
export const inboxFailures = {
  changeEnquiry: { title: 'Error', fallback: 'Failed to change the enquiry' },
  saveReply: { title: 'Error', fallback: 'Failed to save the reply' },
  deleteSavedReply: { title: 'Error', fallback: 'Failed to delete the saved reply' },
} as const satisfies Record<string, FailureText>;
