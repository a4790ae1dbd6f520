import { Injectable } from '@nestjs/common';
import type { User } from '@northcast/shared-contracts/api/entities';
import type { Role } from '@northcast/shared-contracts/roles';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService, fieldChanges } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { searchText, sortKey } from '../database/search-text.js';
import {
  emailTaken,
  forbidden,
  invalid,
  notFound,
  ownAccount,
  ownCredentials,
  stale,
} from '../errors/api-errors.js';
import { isDuplicate } from '../errors/database-errors.js';
import { problems } from '../errors/problems.js';
import { IdempotentCallEntity } from '../idempotency/idempotent-call.entity.js';
import { adjustCount } from '../lists/list-counts.js';
import type { Account } from '../sessions/account.js';
import { forgetTeamWork } from './forget-team-work.js';
import { lastAccountChange } from './last-change.js';
import { checkIsOwner } from './owners.js';
import { UserEntity } from './user.entity.js';
import { toUserDto } from './user.mapper.js';

type OwnColumns = Pick<
  UserEntity,
  'email' | 'firstName' | 'lastName' | 'passwordHash' | 'emailConfirmedAt'
>;
type NewUser = Pick<UserEntity, 'email' | 'firstName' | 'lastName' | 'passwordHash'> & {
  /** Null for a customer. */
  readonly role: Role | null;
};

/** Writes accounts; every method works in the transaction of its manager. */
@Injectable()
export class UsersService {
  constructor(private readonly audit: AuditService) {}

  /** @throws 409 if the email address already has an account */
  async insert(
    manager: EntityManager,
    { email, firstName, lastName, role, passwordHash }: NewUser,
  ): Promise<User> {
    const row = {
      id: uuidv7(),
      email,
      firstName,
      lastName,
      isAdmin: role !== null,
      role,
      createdAt: new Date(),
      version: 1,
    };
    await refusingTakenEmail(() =>
      insertRow(manager, UserEntity, {
        ...row,
        ...keysOf(row),
        passwordHash,
        emailConfirmedAt: null,
        notices: 'at-once',
        secondFactorSince: null,
      }),
    );
    await adjustCount(manager, 'customers', '', 1);
    return toUserDto(row);
  }

  /**
   * Loads and locks the account that an administrator edits.
   * @throws 403 for another account of the team, and for changes of rights, if the caller is not an
   * owner
   * @throws 404
   * @throws 409 for a conflicting edit, and for revoking one's own rights or changing one's own
   * e-mail address
   */
  async findEdited(
    manager: EntityManager,
    caller: Account,
    id: string,
    { version, email, isAdmin }: BodyOf<'updateCustomer'>,
  ): Promise<UserEntity> {
    const before = await this.findEditable(manager, caller, id, isAdmin ?? false);
    if (id === caller.id && isAdmin === false) throw ownAccount();
    if (version !== undefined && version !== before.version) {
      throw stale(toUserDto(before), await lastAccountChange(manager, id));
    }
    if (id === caller.id && email !== before.email) throw ownCredentials();
    return before;
  }

  /**
   * @param before see `findEdited`
   * @param passwordHash null to keep the password
   * @throws 409 for an email address of another account
   */
  async update(
    manager: EntityManager,
    before: UserEntity,
    { email, firstName, lastName, isAdmin = before.isAdmin }: BodyOf<'updateCustomer'>,
    passwordHash: string | null,
  ): Promise<Account> {
    const { id } = before;
    const role = isAdmin ? (before.role ?? 'manager') : null;
    const names = { email, firstName, lastName, isAdmin, role };
    const row = { ...before, ...names, version: before.version + 1 };
    const change = {
      ...row,
      ...keysOf(row),
      ...(passwordHash === null ? {} : { passwordHash }),
      ...(email === before.email ? {} : { emailConfirmedAt: null }),
    };
    await refusingTakenEmail(() => manager.update(UserEntity, { id }, change));
    if (before.isAdmin && !isAdmin) await forgetTeamWork(manager, id, null);
    await this.audit.record(manager, {
      action: 'customer.updated',
      target: targetOf(row),
      changes: [
        ...fieldChanges(before, row),
        ...(passwordHash === null ? [] : [{ field: 'password' }]),
      ],
    });
    return row;
  }

  /**
   * Changes that owners of an account make themselves.
   * @param before the row as read in this transaction
   * @throws 409 for an email address of another account
   */
  async change(
    manager: EntityManager,
    before: UserEntity,
    change: Partial<OwnColumns>,
  ): Promise<Account> {
    const row = { ...before, ...change, version: before.version + 1 };
    await refusingTakenEmail(() =>
      manager.update(
        UserEntity,
        { id: row.id },
        { ...change, ...keysOf(row), version: row.version },
      ),
    );
    return row;
  }

  /**
   * The account, locked, that the caller deletes.
   * @throws 403 for an account of the team, if the caller is not an owner
   * @throws 404
   * @throws 409 for the caller's own account
   */
  async findDeletable(manager: EntityManager, caller: Account, id: string): Promise<Account> {
    if (id === caller.id) throw ownAccount();
    return this.findEditable(manager, caller, id, false);
  }

  /**
   * Also ends the user's sessions. Orders and messages stay, with the name and email address they
   * hold.
   */
  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(IdempotentCallEntity, { userId: id });
    await manager.delete(UserEntity, { id });
    await adjustCount(manager, 'customers', '', -1);
    await this.audit.record(manager, { action: 'customer.deleted', target: targetOf({ id }) });
  }

  /**
   * The customer selected in a form.
   * @throws 422 on `userId` if the account does not exist
   */
  async findCustomer(manager: EntityManager, id: string): Promise<Account> {
    const customer = await findForUpdate(manager, UserEntity, id);
    if (customer !== null) return customer;
    throw invalid([{ path: 'userId', message: problems.unknownCustomer }]);
  }

  /**
   * Loads and locks an account that the caller is about to change or delete: owners any account,
   * managers customers and themselves.
   * @param isAdmin whether the account is to have rights afterwards
   */
  private async findEditable(
    manager: EntityManager,
    caller: Account,
    id: string,
    isAdmin: boolean,
  ): Promise<UserEntity> {
    // Read without a lock first, because owners must be locked before other accounts. Only owners
    // can change rights, so the result stays valid.
    const seen = await manager.findOneBy(UserEntity, { id });
    if (seen === null) throw notFound();
    const isOfTeam = seen.isAdmin || isAdmin;
    if (isOfTeam && id !== caller.id) await checkIsOwner(manager, caller);
    const row = await findForUpdate(manager, UserEntity, id);
    if (row === null) throw notFound();
    if (row.isAdmin && !isOfTeam) {
      throw stale(toUserDto(row), await lastAccountChange(manager, id));
    }
    // Another owner has revoked the caller's rights in the meantime.
    if (id === caller.id && !row.isAdmin) throw forbidden();
    return row;
  }

  /** The account with an email address, with its password hash. */
  findByEmail(manager: EntityManager, email: string): Promise<UserEntity | null> {
    return manager
      .createQueryBuilder(UserEntity, 'user')
      .addSelect('user.passwordHash')
      .where('user.email = :email', { email })
      .getOne();
  }
}

/** Maps a duplicate to a 409. The email address is the only unique column that users choose. */
async function refusingTakenEmail(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
}

/** Search text and sort keys. */
function keysOf(row: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>) {
  return {
    search: searchText(`${row.firstName} ${row.lastName}`, row.email, row.id),
    firstNameKey: sortKey(row.firstName),
    lastNameKey: sortKey(row.lastName),
  };
}

const targetOf = ({ id }: { readonly id: string }) => ({ type: 'account', id });
