import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';

/** Toasts of enquiries: only the panel shows them. */
export const inboxToasts = {
  enquiryDone: { title: 'Success', description: 'Enquiry marked as done' },
  enquiryReopened: { title: 'Success', description: 'Enquiry opened again' },
  answerWaits: { title: 'Success', description: 'The answer waits for a mail server' },
} as const satisfies Record<string, ToastText>;

/** Failures of their calls. */
export const inboxFailures = {
  changeEnquiry: { title: 'Error', fallback: 'Failed to change the enquiry' },
} as const satisfies Record<string, FailureText>;
