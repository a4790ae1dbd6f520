import type { User } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { type Account, toUserDto } from '../auth/account.js';
import type { BodyOf } from '../calls/body.decorator.js';
import { isDuplicate } from '../database/database-errors.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { emailTaken, forbidden, notFound, ownAccount, stale } from '../errors/api-errors.js';
import { adjustCount } from '../lists/list-counts.js';
import { searchText, sortKey } from '../lists/search-text.js';
import { CustomerEntity } from './customer.entity.js';

type NewCustomer = Pick<
  CustomerEntity,
  'email' | 'firstName' | 'lastName' | 'isAdmin' | 'passwordHash'
>;

/** @throws 409 when the e-mail address has an account */
export async function insertCustomer(
  manager: EntityManager,
  { email, firstName, lastName, isAdmin, passwordHash }: NewCustomer,
): Promise<User> {
  const row = {
    id: uuidv7(),
    email,
    firstName,
    lastName,
    isAdmin,
    createdAt: new Date(),
    version: 1,
  };
  await refusingTakenEmail(() =>
    insertRow(manager, CustomerEntity, { ...row, ...keysOf(row), passwordHash }),
  );
  await adjustCount(manager, 'customers', '', 1);
  return toUserDto(row);
}

/**
 * @param passwordHash null to keep the password
 * @throws 404
 * @throws 409 for a conflicting edit, an e-mail address of another account, or taking away one's own rights
 */
export async function updateCustomer(
  manager: EntityManager,
  caller: Account,
  id: string,
  { version, email, firstName, lastName, isAdmin }: BodyOf<'updateCustomer'>,
  passwordHash: string | null,
): Promise<User> {
  await checkStillAdministrator(manager, caller);
  const before = await findForUpdate(manager, CustomerEntity, id);
  if (before === null) throw notFound();
  if (id === caller.id && !isAdmin) throw ownAccount();
  if (version !== undefined && version !== before.version) throw stale(toUserDto(before));
  const row = { ...before, email, firstName, lastName, isAdmin, version: before.version + 1 };
  const change = { ...row, ...keysOf(row), ...(passwordHash === null ? {} : { passwordHash }) };
  await refusingTakenEmail(() => manager.update(CustomerEntity, { id }, change));
  return toUserDto(row);
}

/**
 * Ends the customer's sessions too; orders and messages stay, with the name and e-mail address they carry.
 * @throws 404
 * @throws 409 for one's own account
 */
export async function deleteCustomer(
  manager: EntityManager,
  caller: Account,
  id: string,
): Promise<void> {
  if (id === caller.id) throw ownAccount();
  await checkStillAdministrator(manager, caller);
  if ((await findForUpdate(manager, CustomerEntity, id)) === null) throw notFound();
  await manager.delete(CustomerEntity, { id });
  await adjustCount(manager, 'customers', '', -1);
}

/** Two administrators who remove each other at the same moment must not leave none. */
async function checkStillAdministrator(manager: EntityManager, { id }: Account): Promise<void> {
  const caller = await findForUpdate(manager, CustomerEntity, id);
  if (!caller?.isAdmin) throw forbidden();
}

/** Users have no other unique column than the e-mail address that people choose. */
async function refusingTakenEmail(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
}

/** Columns that follow from the others. */
function keysOf(row: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>) {
  return {
    search: searchText(`${row.firstName} ${row.lastName}`, row.email, row.id),
    firstNameKey: sortKey(row.firstName),
    lastNameKey: sortKey(row.lastName),
  };
}
