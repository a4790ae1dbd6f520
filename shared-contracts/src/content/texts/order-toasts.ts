import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';

/** Toasts of the order view, in a separate file because the public pages do not show them. */
export const orderToasts = {
  orderCancelled: {
    title: 'Order cancelled',
    description: 'We do not work on this order any longer.',
  },
  quoteSent: { title: 'Quote sent', description: 'The customer has been notified by mail.' },
  quoteAccepted: { title: 'Quote accepted', description: 'Thank you. We get to work.' },
  quoteDeclined: { title: 'Quote declined', description: 'Thank you for telling us why.' },
  callBooked: { title: 'Call booked', description: 'A confirmation is on its way by mail.' },
  callCancelled: { title: 'Call cancelled', description: 'You can choose another time.' },
  paymentSaved: { title: 'Success', description: 'The payment has been saved.' },
  invoiceIssued: {
    title: 'Invoice issued',
    description: 'The customer has been notified by mail.',
  },
  invoiceCredited: {
    title: 'Credit note issued',
    description: 'The invoice has been taken back.',
  },
  fileRemoved: { title: 'Success', description: 'The file has been removed.' },
  folderDropped: {
    title: 'A folder cannot be sent',
    description: 'Please choose the files in it.',
    tone: 'destructive',
  },
  linkAdded: { title: 'Success', description: 'The link has been added.' },
  briefSaved: { title: 'Success', description: 'Your brief has been changed.' },
  deliveryAdded: { title: 'Delivered', description: 'The customer gets a mail.' },
  deliveryApproved: { title: 'Approved', description: 'Your order is completed. Thank you!' },
  revisionAsked: {
    title: 'Revision requested',
    description: 'We work on it, and write to you when it is ready.',
  },
} as const;

/** Failures of the order view's calls. */
export const orderFailures = {
  sendQuote: { title: 'Error', fallback: 'Failed to send the quote' },
  acceptQuote: { title: 'Error', fallback: 'Failed to accept the quote' },
  declineQuote: { title: 'Error', fallback: 'Failed to decline the quote' },
  bookCall: { title: 'Error', fallback: 'Failed to book the call' },
  cancelCall: { title: 'Error', fallback: 'Failed to cancel the call' },
  changePayment: { title: 'Error', fallback: 'Failed to save the payment' },
  issueInvoice: { title: 'Error', fallback: 'Failed to issue the invoice' },
  creditInvoice: { title: 'Error', fallback: 'Failed to issue the credit note' },
  editBrief: { title: 'Error', fallback: 'Failed to change the brief' },
  removeFile: { title: 'Error', fallback: 'Failed to remove the file' },
  addFileLink: { title: 'Error', fallback: 'Failed to add the link' },
  cancelOrder: { title: 'Error', fallback: 'Failed to cancel the order' },
  createDelivery: { title: 'Error', fallback: 'Failed to deliver' },
  decideDelivery: { title: 'Error', fallback: 'Failed to save your decision' },
  addComment: { title: 'Error', fallback: 'Failed to add the comment' },
  changeComment: { title: 'Error', fallback: 'Failed to change the comment' },
} as const satisfies Record<string, FailureText>;

export type OrderFailureName = keyof typeof orderFailures;
