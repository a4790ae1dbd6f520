import type { User } from '@northcast/shared-contracts/api/entities';
import type { Role } from '@northcast/shared-contracts/roles';

/** Who is calling, as the account stands now. */
export interface Account extends Omit<User, 'createdAt' | 'role'> {
  readonly createdAt: Date;
  /** Null for customers. */
  readonly role: Role | null;
  /** Of accounts that were read by their session. */
  readonly secondFactor?: SecondFactorState | undefined;
  /** Of callers with an API token: the account is whom they read as, and nobody is there. */
  readonly apiTokenId?: string | undefined;
}

/** How account and session stand with the second factor. */
export interface SecondFactorState {
  readonly isSetUp: boolean;
  /** Whether administration is closed to the account without one. */
  readonly isRequired: boolean;
  /** When this session last confirmed it. */
  readonly confirmedAt: Date | null;
}

declare global {
  namespace Express {
    interface User extends Account {}
  }
}

/** Whom a mail about the account goes to. */
export function addressee(account: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>) {
  return { to: { name: fullName(account), address: account.email }, userId: account.id };
}

/** Name on orders and messages. */
export function fullName({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
