/**
 * Longest and shortest texts in UTF-16 code units; database columns are sized to them. Here stand those that several
 * resources share or that pages without the validation library read; an order's and a message's stand with their schemas.
 */
export const limits = {
  email: { max: 254 },
  personName: { max: 100 },
  password: { min: 6, max: 200 },
  contactName: { min: 2, max: 200 },
  contactMessage: { min: 10, max: 5000 },
  podcastName: { max: 200 },
  /** Of the second factor: six digits, or a recovery code. */
  code: { max: 20 },
  /** What a browser answers for a passkey, as JSON. */
  credential: { max: 16_000 },
  passkeyName: { max: 60 },
  search: { max: 200 },
  /** Rows of a list answered without paging, and the most a page may hold. */
  rows: { max: 1000 },
} as const;
