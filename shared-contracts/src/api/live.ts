import { type Tag, tags } from '@northcast/shared-contracts/api/tags';

/** An event of `GET /api/live`. It says which data is stale, and never contains the data. */
export interface LiveMessage {
  /** Clients ignore tags that their version does not know. */
  readonly tags: readonly string[];
  /** The affected order, if any. */
  readonly orderId?: string;
}

/** Tags that the stream never reports. */
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

/** Live tags that events of an order do not make stale. */
const beyondOrders: readonly Tag[] = [
  'OrderNotes',
  'Messages',
  'Customers',
  'Enquiries',
  'SavedReplies',
  'Posts',
  'Team',
  'Subscribers',
];

/** Tags of data that another user's action can make stale while it is displayed. */
export const liveTags: readonly Tag[] = tags.filter((tag) => !others.includes(tag));

/** Tags that are stale after an event of an order. */
export const orderTags: readonly Tag[] = liveTags.filter((tag) => !beyondOrders.includes(tag));
