/** What a cached read holds and a write makes stale. */
export const tags = [
  'Session',
  'Orders',
  'Order',
  'Deliveries',
  'Messages',
  'Quotes',
  'DemoCalls',
  'Money',
  'Blog',
  'Contact',
  'Customers',
  'Enquiries',
  'SavedReplies',
  'Account',
  'Sessions',
  'Mails',
  'Audit',
  'SecondFactor',
  'Files',
  'Team',
] as const;
export type Tag = (typeof tags)[number];
