import type { User } from '@northcast/shared-contracts/api/entities';
import type { CustomerEntity } from '../customers/customer.entity.js';

/** Who is calling, as the account stands now. */
export type Account = Pick<
  CustomerEntity,
  'id' | 'email' | 'firstName' | 'lastName' | 'isAdmin' | 'createdAt' | 'version'
>;

declare global {
  namespace Express {
    interface User extends Account {}
  }
}

/** Name on orders and messages. */
export function fullName({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

export function toUserDto(account: Account): User {
  const { id, email, firstName, lastName, isAdmin, createdAt, version } = account;
  return { id, email, firstName, lastName, isAdmin, createdAt: createdAt.toISOString(), version };
}
