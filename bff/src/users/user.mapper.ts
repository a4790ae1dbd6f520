import type { User } from '@northcast/shared-contracts/api/entities';
import type { Account } from '../sessions/account.js';

export function toUserDto(account: Account): User {
  const { id, email, firstName, lastName, isAdmin, role, createdAt, version } = account;
  return {
    id,
    email,
    firstName,
    lastName,
    isAdmin,
    ...(role === null ? {} : { role }),
    createdAt: createdAt.toISOString(),
    version,
  };
}
