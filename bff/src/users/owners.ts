import type { EntityManager } from 'typeorm';
import { forbidden, lastOwner, notInRole } from '../errors/api-errors.js';

/**
 * The ids of all owners, whose rows nobody else changes before the transaction ends: of two owners who remove each other at the same
 * moment the second finds the own rights gone. To be asked before any other account is locked, so that nobody waits for each other.
 */
async function lockOwners(manager: EntityManager): Promise<readonly string[]> {
  const isEmbedded = manager.dataSource.options.type === 'better-sqlite3';
  const owners = await manager.query<{ id: string }[]>(
    `SELECT id FROM users WHERE role = 'owner' ORDER BY id${isEmbedded ? '' : ' FOR UPDATE'}`,
  );
  return owners.map(({ id }) => id);
}

/**
 * Before rights are given or taken.
 * @throws 403 for who is no owner, or no longer
 */
export async function checkIsOwner(
  manager: EntityManager,
  caller: { readonly id: string; readonly isAdmin: boolean },
): Promise<void> {
  const owners = await lockOwners(manager);
  if (!owners.includes(caller.id)) throw caller.isAdmin ? notInRole() : forbidden();
}

/**
 * Before an account loses the rights of an owner.
 * @throws 409 where there is no other
 */
export async function checkNotLastOwner(manager: EntityManager, id: string): Promise<void> {
  const owners = await lockOwners(manager);
  if (owners.every((owner) => owner === id)) throw lastOwner();
}
