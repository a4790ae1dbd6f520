import type { EntityManager } from 'typeorm';
import type { Account } from '../auth/account.js';
import { isDuplicate } from '../database/database-faults.js';
import { changeCount } from '../lists/list-counts.js';
import { searchText, sortKey } from '../lists/search-text.js';
import { emailTaken } from '../refusals/refusals.js';
import { CustomerEntity } from './customer.entity.js';

/** Columns that follow from the others. */
export function customerKeys(row: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>) {
  return {
    search: searchText(`${row.firstName} ${row.lastName}`, row.email, row.id),
    firstNameKey: sortKey(row.firstName),
    lastNameKey: sortKey(row.lastName),
  };
}

/** @throws 409 when the e-mail address has an account */
export async function insertCustomer(
  manager: EntityManager,
  row: Account & { passwordHash: string },
): Promise<void> {
  await refusingTakenEmail(() => manager.insert(CustomerEntity, { ...row, ...customerKeys(row) }));
  await changeCount(manager, 'customers', '', 1);
}

/** Users have no other unique column than the e-mail address that people choose. */
export async function refusingTakenEmail<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
}
