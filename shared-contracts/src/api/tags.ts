/** What belongs to one order. Lists of orders show all of them, so that `Orders` is none. */
export const tagsOfOneOrder = [
  'Order',
  'OrderNotes',
  'Deliveries',
  'Messages',
  'Quotes',
  'DemoCalls',
  'Money',
  'Files',
] as const;

/** What a cached read holds and a write makes stale. */
export const tags = [
  'Session',
  'Orders',
  ...tagsOfOneOrder,
  'Blog',
  'Contact',
  'Customers',
  'Enquiries',
  'SavedReplies',
  'ListViews',
  'Account',
  'Sessions',
  'Mails',
  'Audit',
  'SecondFactor',
  'Team',
  'Posts',
  'Subscribers',
  'Webhooks',
  'ApiTokens',
] as const;
export type Tag = (typeof tags)[number];
