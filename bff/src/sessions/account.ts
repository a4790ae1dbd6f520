import type { User } from '@northcast/shared-contracts/api/entities';

/** Who is calling, as the account stands now. */
export interface Account extends Omit<User, 'createdAt'> {
  readonly createdAt: Date;
  /** Of accounts that were read by their session. */
  readonly secondFactor?: SecondFactorState | undefined;
}

/** How account and session stand with the second factor. */
export interface SecondFactorState {
  readonly isSetUp: boolean;
  /** Whether administration is closed to the account without one. */
  readonly isRequired: boolean;
  /** When this session last confirmed it. */
  readonly confirmedAt: Date | null;
}

/** Whether somebody may do what administrators do: with a second factor where they need one. */
export function mayAdminister({ isAdmin, secondFactor }: Account): boolean {
  return isAdmin && !(secondFactor?.isRequired && !secondFactor.isSetUp);
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
