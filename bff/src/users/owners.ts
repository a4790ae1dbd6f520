import type { EntityManager } from 'typeorm';
import { forbidden, lastOwner, notInRole } from '../errors/api-errors.js';

/**
 * Locks the rows of all owners until the transaction ends and returns their ids. Of two owners who
 * remove each other at the same time, the second then finds its own rights gone. Call this before
 * locking any other account, to prevent deadlocks.
 *
 * There is always an owner. So this also lets only one transaction at a time add to a list of the
 * whole team: rows that do not exist yet cannot be locked.
 */
export async function lockOwners(manager: EntityManager): Promise<readonly string[]> {
  const isEmbedded = manager.dataSource.options.type === 'better-sqlite3';
  const owners = await manager.query<{ id: string }[]>(
    `SELECT id FROM users WHERE role = 'owner' ORDER BY id${isEmbedded ? '' : ' FOR UPDATE'}`,
  );
  return owners.map(({ id }) => id);
}

/**
 * Call before granting or revoking rights.
 * @throws 403 if the caller is not, or no longer, an owner
 */
export async function checkIsOwner(
  manager: EntityManager,
  caller: { readonly id: string; readonly isAdmin: boolean },
): Promise<void> {
  const owners = await lockOwners(manager);
  if (!owners.includes(caller.id)) throw caller.isAdmin ? notInRole() : forbidden();
}

/**
 * Call before an account loses the owner role.
 * @throws 409 if there is no other owner
 */
export async function checkNotLastOwner(manager: EntityManager, id: string): Promise<void> {
  const owners = await lockOwners(manager);
  if (owners.every((owner) => owner === id)) throw lastOwner();
}
