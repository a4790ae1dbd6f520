import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/**
 * Reads and locks a row until the transaction ends. SQLite needs no lock, because it has one
 * writer.
 */
export function findForUpdate<Row extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
): Promise<Row | null> {
  const isEmbedded = manager.dataSource.options.type === 'better-sqlite3';
  return manager.findOne(entity, {
    where: { id } as FindOptionsWhere<Row>,
    ...(isEmbedded ? {} : { lock: { mode: 'pessimistic_write' } }),
  });
}
