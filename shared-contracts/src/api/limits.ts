/**
 * Minimum and maximum text lengths in UTF-16 code units; database columns are sized to them. These
 * are the limits that several resources share, or that pages without the validation library read.
 * Limits of orders and messages are beside their schemas.
 */
export const limits = {
  email: { max: 254 },
  personName: { max: 100 },
  password: { min: 6, max: 200 },
  contactName: { min: 2, max: 200 },
  contactMessage: { min: 10, max: 5000 },
  podcastName: { max: 200 },
  /** Second factor: six digits, or a recovery code. */
  code: { max: 20 },
  /** A browser's passkey response, as JSON. */
  credential: { max: 16_000 },
  passkeyName: { max: 60 },
  search: { max: 200 },
  /** Rows of a list without paging, and maximum rows of a page. */
  rows: { max: 1000 },
} as const;
