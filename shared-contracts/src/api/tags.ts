/** Data that belongs to one order. Not `Orders`, because lists contain all orders. */
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

/** RTK Query cache tags. */
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
