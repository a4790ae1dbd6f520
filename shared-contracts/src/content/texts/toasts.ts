import { earlyToasts } from '@northcast/shared-contracts/content/texts/early-toasts';
/**
 * Toasts of several areas and of the panel, exactly as specified. Those of the account area are in
 * `account-toasts.ts`, those of the order view in `order-toasts.ts`.
 */
export const toasts = {
  ...earlyToasts,
  contactSent: {
    title: 'Message sent successfully!',
    description: "We'll get back to you the same day.",
  },
  messageSent: {
    title: 'Message sent',
    description: 'Your message has been sent to our support team.',
  },
  adminGranted: {
    title: 'Admin Access Granted',
    description: 'Welcome to the admin panel.',
  },
  accessDenied: {
    title: 'Access Denied',
    description: 'This account does not have admin privileges.',
    tone: 'destructive',
  },
  customerCreated: { title: 'Success', description: 'Customer created successfully' },
  customerUpdated: { title: 'Success', description: 'Customer updated successfully' },
  customerDeleted: { title: 'Success', description: 'Customer deleted successfully' },
  orderCreated: { title: 'Success', description: 'Order created successfully' },
  orderUpdated: { title: 'Success', description: 'Order updated successfully' },
  noteAdded: { title: 'Success', description: 'The note has been added.' },
  noteDeleted: { title: 'Success', description: 'The note has been deleted.' },
  orderDeleted: { title: 'Success', description: 'Order deleted successfully' },
  messageCreated: { title: 'Success', description: 'Message created successfully' },
  messageDeleted: { title: 'Success', description: 'Message deleted successfully' },
  enquiryDeleted: { title: 'Success', description: 'Enquiry deleted successfully' },
  customerSessionsEnded: {
    title: 'Success',
    description: 'The customer has been signed out everywhere.',
  },
  copied: { title: 'Copied', description: 'The text is in your clipboard.' },
  copyFailed: {
    title: 'Error',
    description: 'This browser does not let us copy. Please select the text.',
    tone: 'destructive',
  },
  mailRetried: { title: 'Success', description: 'The mail will be sent again.' },
  postPublished: { title: 'Published', description: 'The post is on the site in a moment.' },
  postUnpublished: { title: 'Success', description: 'The post is not on the site any more.' },
  postScheduled: { title: 'Scheduled', description: 'The post will appear by itself.' },
  postDeleted: { title: 'Success', description: 'The post has been deleted.' },
  postRestored: { title: 'Success', description: 'The post is back, and not public.' },
  invited: { title: 'Invitation sent', description: 'The link can be used for 7 days.' },
  invitationRevoked: { title: 'Success', description: 'The invitation has been revoked.' },
  roleChanged: { title: 'Success', description: 'The role has been changed.' },
  memberRemoved: {
    title: 'Success',
    description: 'The account is a customer’s now, and signed out.',
  },
  replySent: { title: 'Success', description: 'Reply sent successfully' },
} as const;

/** Failures. The server's message is the description; without one, the fallback text is. */
const failures = {
  contact: {
    title: earlyToasts.contactFailed.title,
    fallback: earlyToasts.contactFailed.description,
  },
  login: { title: 'Login failed', fallback: 'Invalid email or password' },
  register: { title: 'Registration failed', fallback: 'Failed to create account' },
  sendMessage: { title: 'Error', fallback: 'Failed to send message' },
  createCustomer: { title: 'Error', fallback: 'Failed to create customer' },
  updateCustomer: { title: 'Error', fallback: 'Failed to update customer' },
  deleteCustomer: { title: 'Error', fallback: 'Failed to delete customer' },
  createOrder: { title: 'Error', fallback: 'Failed to create order' },
  updateOrder: { title: 'Error', fallback: 'Failed to update order' },
  addNote: { title: 'Error', fallback: 'Failed to add the note' },
  deleteNote: { title: 'Error', fallback: 'Failed to delete the note' },
  deleteOrder: { title: 'Error', fallback: 'Failed to delete order' },
  createMessage: { title: 'Error', fallback: 'Failed to create message' },
  sendReply: { title: 'Error', fallback: 'Failed to send reply' },
  deleteMessage: { title: 'Error', fallback: 'Failed to delete message' },
  accountChange: { title: 'Error', fallback: 'Failed to save your changes' },
  secondFactor: { title: 'Error', fallback: 'Failed to change the second factor' },
  endSession: { title: 'Error', fallback: 'Failed to end the session' },
  deleteAccount: { title: 'Error', fallback: 'Failed to delete your account' },
  requestMail: { title: 'Error', fallback: 'Failed to send the mail' },
  retryMail: { title: 'Error', fallback: 'Failed to send the mail again' },
  createPost: { title: 'Error', fallback: 'Failed to begin a post' },
  publishPost: { title: 'Error', fallback: 'Failed to change what is public' },
  deletePost: { title: 'Error', fallback: 'Failed to delete the post' },
  restorePost: { title: 'Error', fallback: 'Failed to restore' },
  invite: { title: 'Error', fallback: 'Failed to send the invitation' },
  revokeInvitation: { title: 'Error', fallback: 'Failed to revoke the invitation' },
  changeRole: { title: 'Error', fallback: 'Failed to change the role' },
  removeMember: { title: 'Error', fallback: 'Failed to remove the account from the team' },
  joinTeam: { title: 'Error', fallback: 'Failed to join the team' },
  deleteEnquiry: { title: 'Error', fallback: 'Failed to delete enquiry' },
} as const;

export type FailureName = keyof typeof failures;

/** Texts of a failure that not every page needs to include. */
export interface FailureText {
  readonly title: string;
  /** The description if the server sent none. */
  readonly fallback: string;
}

/**
 * The destructive toast of a failed call.
 * @param failure name of the failed call, or its texts
 * @param serverMessage the server's message for the user, if any
 */
export function failureToast(failure: FailureName | FailureText, serverMessage?: string) {
  const { title, fallback } = typeof failure === 'string' ? failures[failure] : failure;
  return { title, description: serverMessage || fallback, tone: 'destructive' as const };
}
