import type { User } from '@northcast/shared-contracts/api/entities';
import type { Role } from '@northcast/shared-contracts/roles';

/** The calling account in its current state. */
export interface Account extends Omit<User, 'createdAt' | 'role'> {
  readonly createdAt: Date;
  /** Null for customers. */
  readonly role: Role | null;
  /** Set if the account was loaded by its session. */
  readonly secondFactor?: SecondFactorState | undefined;
  /** Set for callers with an API token, who act as the account without a person present. */
  readonly apiTokenId?: string | undefined;
}

/** State of the second factor in account and session. */
export interface SecondFactorState {
  readonly isSetUp: boolean;
  /** Whether the account has no administration rights without a second factor. */
  readonly isRequired: boolean;
  /** When this session last confirmed it. */
  readonly confirmedAt: Date | null;
}

declare global {
  namespace Express {
    interface User extends Account {}
  }
}

/** Recipient of mails about the account. */
export function addressee(account: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>) {
  return { to: { name: fullName(account), address: account.email }, userId: account.id };
}

/** The name on orders and messages. */
export function fullName({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

/** Milliseconds for which a confirmation of the second factor is valid. */
const confirmationLifetime = 10 * 60_000;

/** Whether the session has a valid confirmation of the second factor. */
export function isConfirmed({ secondFactor }: Account): boolean {
  const at = secondFactor?.confirmedAt ?? null;
  return at !== null && Date.now() - at.getTime() < confirmationLifetime;
}
