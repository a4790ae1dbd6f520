import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/** A row that nobody else changes before this transaction ends. On SQLite there is only one writer anyway. */
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
