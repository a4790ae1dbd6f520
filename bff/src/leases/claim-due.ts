import { randomUUID } from 'node:crypto';
import { type EntityManager, type EntityTarget, In, type ObjectLiteral } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';

/** The holder and the duration of a lease. */
interface Lease {
  /** Unique id of the worker. */
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds; must exceed the time that one row can take. */
  readonly length: number;
  /** Most rows to lease. */
  readonly most: number;
}

/**
 * Leases rows that are due, in order of due time. A row has one worker at a time; when a lease
 * ends, another worker may take the row. Reads before it writes, because on SQLite a transaction
 * would block all other writes.
 * @param entity with `status`, `dueAt`, `attempts` and `holder`
 * @param read loads the leased rows in the same transaction
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

/** @param isLocking locks the rows, and skips those that another process is leasing */
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

/**
 * A unique name for a worker, of at most 36 characters. It begins with the process id, so that an
 * operator sees who holds a row.
 */
export function holderName(): string {
  return `${process.pid}.${randomUUID()}`.slice(0, 36);
}
