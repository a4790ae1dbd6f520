const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** All in milliseconds. */
interface SessionTimes {
  /** A session ends after being unused for this long. */
  readonly idle: number;
  /** A session ends at this age, even if it is in use. */
  readonly total: number;
  /** Maximum age of the stored time of last use before it is written again. */
  readonly renewal: number;
}

const customers: SessionTimes = { idle: 30 * day, total: 30 * day, renewal: day };
const administrators: SessionTimes = { idle: 12 * hour, total: 7 * day, renewal: 10 * minute };

/** Maximum lifetime of any session in milliseconds. */
export const longestLife = customers.total;

interface Session {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

const timesOf = (isAdmin: boolean) => (isAdmin ? administrators : customers);
const since = (date: Date) => Date.now() - date.getTime();

/** @param isAdmin the account's current rights */
export function isOver({ createdAt, lastSeenAt }: Session, isAdmin: boolean): boolean {
  const { idle, total } = timesOf(isAdmin);
  return since(lastSeenAt) > idle || since(createdAt) > total;
}

export function isRenewalDue({ lastSeenAt }: Session, isAdmin: boolean): boolean {
  return since(lastSeenAt) > timesOf(isAdmin).renewal;
}

/**
 * Max-age of the cookie of a session that is used now: milliseconds, rounded up to whole seconds.
 */
export function cookieAge(createdAt: Date, isAdmin: boolean): number {
  const { idle, total } = timesOf(isAdmin);
  return Math.ceil(Math.min(idle, total - since(createdAt)) / 1000) * 1000;
}
