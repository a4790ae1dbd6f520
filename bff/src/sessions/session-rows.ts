import type { Account } from './account.js';

/**
 * The subquery about other administrators' second factors runs only for administrators without one.
 */
export const accountQuery = `SELECT s.lastSeenAt, s.createdAt AS startedAt, u.id, u.email, u.firstName, u.lastName, u.isAdmin, u.role, u.createdAt, u.version,
  s.confirmedAt, u.secondFactorSince, CASE WHEN u.isAdmin AND u.secondFactorSince IS NULL
    THEN EXISTS (SELECT 1 FROM users a WHERE a.isAdmin AND a.secondFactorSince IS NOT NULL)
    ELSE u.isAdmin END AS isSecondFactorInUse
  FROM sessions s JOIN users u ON u.id = s.userId WHERE s.tokenHash = ?`;

/** A session and its account, as `accountQuery` returns them. */
export interface FoundRow extends Omit<Account, 'createdAt' | 'isAdmin' | 'secondFactor'> {
  readonly lastSeenAt: string | Date;
  readonly startedAt: string | Date;
  readonly createdAt: string | Date;
  readonly isAdmin: number;
  readonly confirmedAt: string | Date | null;
  readonly secondFactorSince: string | Date | null;
  /** Whether any administrator has a second factor; always 0 for a customer. */
  readonly isSecondFactorInUse: number;
}

type StoredTimes = Pick<FoundRow, 'startedAt' | 'lastSeenAt'>;

/** A session with the rights of its account, which decide how long it lasts. */
export interface CheckedRow extends StoredTimes, Pick<FoundRow, 'isAdmin' | 'role'> {
  readonly tokenHash: string;
}

export function readTimes({ startedAt, lastSeenAt }: StoredTimes) {
  return { createdAt: toDate(startedAt), lastSeenAt: toDate(lastSeenAt) };
}

/** A timestamp from a raw query: SQLite returns a text in UTC, MySQL a date. */
export function toDate(value: string | Date): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}
