/** Longest and shortest texts the product accepts, in UTF-16 code units; database columns are sized to them. */
export const limits = {
  email: { max: 254 },
  personName: { max: 100 },
  password: { min: 6, max: 200 },
  phone: { max: 40 },
  serviceName: { max: 120 },
  servicePrice: { max: 1_000_000 },
  projectBrief: { max: 5000 },
  subject: { max: 200 },
  message: { max: 5000 },
  contactName: { min: 2, max: 200 },
  contactMessage: { min: 10, max: 5000 },
  podcastName: { max: 200 },
  search: { max: 200 },
  /** Rows of a list answered without paging, and the most a page may hold. */
  rows: { max: 1000 },
} as const;
