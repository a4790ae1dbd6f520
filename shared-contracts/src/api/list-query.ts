/** Query of an administrator's list; every key optional. Without `page` the newest 1,000 rows are answered. */
export interface ListQuery {
  /** From 1. */
  readonly page?: number;
  /** 1 to 1,000; 25 when only `page` is given. */
  readonly perPage?: number;
  /** A field of `sortableFields` for that list. */
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  /** Case-insensitive search; see `sortableFields`' neighbours in the bff for the columns searched. */
  readonly q?: string;
  /** Orders, mails, posts: a status. Messages: `pending` or `replied`. Enquiries: `new`, `answered` or `done`. Subscribers: `waiting` or `confirmed`. Audit: `done` or `refused`. */
  readonly status?: string;
  /** ISO 8601 with a zone: created then or later. The days of a filter are the browser's, which knows its zone. */
  readonly from?: string;
  /** ISO 8601 with a zone: created before. */
  readonly to?: string;
  /** Orders: `late` for open ones whose due date is over. */
  readonly due?: string;
  /** Orders: whom they are assigned to: `me`, `nobody`, or an account's id. */
  readonly assignee?: string;
  /** Posts: the slug of what is written as their category, or `none`. */
  readonly category?: string;
  /** The mark of an earlier answer: rows that came in since are counted in `laterCountHeader` and left out. */
  readonly upTo?: string;
  /** Search of everything: ids, separated by commas, of what is asked for again, in place of `q`. */
  readonly ids?: string;
}

/** Fields each list can be sorted by; `assigneeId` by the name of who it is. */
export const sortableFields = {
  customers: ['createdAt', 'email', 'firstName', 'lastName', 'orderCount', 'spent'],
  orders: [
    'createdAt',
    'updatedAt',
    'number',
    'serviceName',
    'servicePrice',
    'customerName',
    'customerEmail',
    'status',
    'dueOn',
    'assigneeId',
  ],
  /** `waiting`: unanswered first, the longest waiting before the others; then the last answered. */
  messages: ['createdAt', 'subject', 'userName', 'waiting'],
  enquiries: ['createdAt', 'name', 'service'],
  mails: ['createdAt'],
  audit: ['createdAt'],
  invoices: ['createdAt'],
  subscribers: ['createdAt', 'email', 'confirmedAt'],
  posts: ['createdAt', 'savedAt', 'publishedAt', 'title'],
} as const;

/** Values of the filter by due date. */
export const dueFilters = ['late'] as const;

/** Value of the filter by category for posts that have none. */
export const noCategory = 'none';

export const messageStatuses = ['pending', 'replied'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** New until somebody of our team answers it; done when there is nothing left to do about it. */
export const enquiryStatuses = ['new', 'answered', 'done'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Header with the number of rows that match, over all pages. */
export const totalCountHeader = 'X-Total-Count';
/** Header with the mark of a list as it was read, for `upTo`. */
export const listMarkHeader = 'X-List-Mark';
/** Header with the number of rows that match and came in since `upTo`. */
export const laterCountHeader = 'X-Later-Count';
/** Header that makes a repeated write answer the first result. */
export const idempotencyHeader = 'Idempotency-Key';
