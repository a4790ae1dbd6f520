import { type Tag, tags } from '@northcast/shared-contracts/api/tags';

/** One event of `GET /api/live`: which answers are stale, and never what stands in them. */
export interface LiveMessage {
  /** Those that this version does not know concern it not. */
  readonly tags: readonly string[];
  /** The order that it is about, if any. */
  readonly orderId?: string;
}

/** Answers that no stream tells of. */
const others: readonly Tag[] = [
  'Session',
  'Blog',
  'Contact',
  'Account',
  'Sessions',
  'SecondFactor',
  'Audit',
  'Mails',
  'ListViews',
  'Webhooks',
  'ApiTokens',
];

/** Answers about other things than one order. */
const beyondOrders: readonly Tag[] = [
  'OrderNotes',
  'Messages',
  'Customers',
  'Enquiries',
  'SavedReplies',
  'Posts',
];

/** Answers that can become stale while somebody looks at them, by what somebody else does. */
export const liveTags: readonly Tag[] = tags.filter((tag) => !others.includes(tag));

/** What is stale once something happened to an order. */
export const orderTags: readonly Tag[] = liveTags.filter((tag) => !beyondOrders.includes(tag));
