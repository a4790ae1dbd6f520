import type { User } from '@northcast/shared-contracts/api/entities';

/** Who is calling, as the account stands now. */
export interface Account extends Omit<User, 'createdAt'> {
  readonly createdAt: Date;
}

declare global {
  namespace Express {
    interface User extends Account {}
  }
}

/** Name on orders and messages. */
export function fullName({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
