import { type EntityManager, type EntityTarget, In, type ObjectLiteral } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';

/** Whose the rows are from now on, and for how long. */
export interface Lease {
  /** A worker, other than every other one. */
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds; longer than the work on one row may take. */
  readonly length: number;
  /** Rows at most. */
  readonly most: number;
}

/**
 * Leases waiting rows that are due, the longest due first: each is one worker's at a time, and the next one's when a lease has ended.
 * Looks before it writes: on SQLite a transaction would hold up all other writes.
 * @param entity with `status`, `dueAt`, `attempts` and `holder`
 * @param read the leased rows, in the same transaction
 */
export async function claimDue<Row>(
  unitOfWork: UnitOfWork,
  entity: EntityTarget<ObjectLiteral>,
  lease: Lease,
  read: (manager: EntityManager, ids: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  if ((await dueIds(unitOfWork.read, entity, lease.now, 1, false)).length === 0) return [];
  return unitOfWork.write(async (manager) => {
    const isEmbedded = manager.dataSource.options.type === 'better-sqlite3';
    const ids = await dueIds(manager, entity, lease.now, lease.most, !isEmbedded);
    if (ids.length === 0) return [];
    await manager.update(
      entity,
      { id: In(ids) },
      {
        dueAt: new Date(lease.now + lease.length),
        holder: lease.holder,
        attempts: () => 'attempts + 1',
      },
    );
    return read(manager, ids);
  });
}

/** @param isLocking passes over rows that another process is just leasing, and locks the others */
async function dueIds(
  manager: EntityManager,
  entity: EntityTarget<ObjectLiteral>,
  now: number,
  most: number,
  isLocking: boolean,
): Promise<string[]> {
  const query = manager
    .createQueryBuilder(entity, 'entry')
    .select('entry.id', 'id')
    .where("entry.status = 'waiting' AND entry.dueAt <= :now", { now: new Date(now) })
    .orderBy('entry.dueAt')
    .limit(most);
  if (isLocking) query.setLock('pessimistic_write').setOnLocked('skip_locked');
  return (await query.getRawMany<{ id: string }>()).map(({ id }) => id);
}
