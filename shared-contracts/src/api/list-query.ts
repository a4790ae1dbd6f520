/** Query of a list; every key is optional. Without `page`, the newest 1,000 rows are returned. */
export interface ListQuery {
  /** From 1. */
  readonly page?: number;
  /** 1 to 1,000; 25 if only `page` is given. */
  readonly perPage?: number;
  /** One of the list's `sortableFields`. */
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  /** Case-insensitive search. The bff's list definitions name the searched columns. */
  readonly q?: string;
  /**
   * Orders, mails, posts: a status. Messages: `pending` or `replied`. Enquiries: `new`, `answered`
   * or `done`. Subscribers: `waiting` or `confirmed`. Audit: `done` or `refused`.
   */
  readonly status?: string;
  /**
   * ISO 8601 with offset: created at or after. The browser, which knows its time zone, converts the
   * filter's days.
   */
  readonly from?: string;
  /** ISO 8601 with offset: created before. */
  readonly to?: string;
  /** Orders: `late` for open orders past their due date. */
  readonly due?: string;
  /** Orders by assignee: `me`, `nobody`, or an account's id. */
  readonly assignee?: string;
  /** Posts: the slug of the draft's category, or `none`. */
  readonly category?: string;
  /** The mark of an earlier response: newer rows are counted in `laterCountHeader` and left out. */
  readonly upTo?: string;
  /** Global search: comma-separated ids of rows to fetch again, in place of `q`. */
  readonly ids?: string;
  /** The public list of posts: leaves out their content. */
  readonly fields?: 'summary';
}

/** Sortable fields of each list. `assigneeId` sorts by the assignee's name. */
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
  /**
   * `waiting`: unanswered threads first, longest waiting first; then the most recently answered.
   */
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

/** Filter value for posts without a category. */
export const noCategory = 'none';

export const messageStatuses = ['pending', 'replied'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** `new` until a team member answers; `done` if nothing is left to do. */
export const enquiryStatuses = ['new', 'answered', 'done'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Header with the number of matching rows on all pages. */
export const totalCountHeader = 'X-Total-Count';
/** Header with the mark of the list as read, for `upTo`. */
export const listMarkHeader = 'X-List-Mark';
/** Header with the number of matching rows newer than `upTo`. */
export const laterCountHeader = 'X-Later-Count';
/** Header with the idempotency key: a repeated write returns the first result. */
export const idempotencyHeader = 'Idempotency-Key';
