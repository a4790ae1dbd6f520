import type {
  EntityManager,
  EntityTarget,
  FindOneOptions,
  FindOptionsOrder,
  FindOptionsWhere,
  ObjectLiteral,
} from 'typeorm';

/**
 * Reads and locks a row until the transaction ends. SQLite needs no lock, because it has one
 * writer.
 */
export function findForUpdate<Row extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
): Promise<Row | null> {
  const where = { id } as FindOptionsWhere<Row>;
  return manager.findOne(entity, { where, ...lockOf(manager) });
}

/** The same for all rows that match, by id. */
export function findAllForUpdate<Row extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row[]> {
  const order = { id: 'ASC' } as FindOptionsOrder<Row>;
  return manager.find(entity, { where, order, ...lockOf(manager) });
}

function lockOf({ dataSource }: EntityManager): Pick<FindOneOptions, 'lock'> {
  const isEmbedded = dataSource.options.type === 'better-sqlite3';
  return isEmbedded ? {} : { lock: { mode: 'pessimistic_write' } };
}
