import type { EntityManager } from 'typeorm';
import { type ListDefinition, sortSql } from './list-definition.js';
import { byIds, matching } from './list-reading.js';
import type { ListRequest } from './list-request.js';

const batchSize = 500;

/**
 * Yields all matching rows in order, in batches: each batch starts after the last row of the
 * previous one.
 */
export async function* rowsInBatches<Row extends { id: string }>(
  manager: EntityManager,
  definition: ListDefinition<Row>,
  request: ListRequest,
): AsyncGenerator<Row[]> {
  let last: { id: string; key: unknown } | undefined;
  do {
    const keys = await keysAfter(manager, definition, request, last);
    last = keys.at(-1);
    if (last === undefined) return;
    yield await byIds(
      manager,
      definition,
      keys.map(({ id }) => id),
    );
  } while (last !== undefined);
}

function keysAfter<Row extends { id: string }>(
  manager: EntityManager,
  definition: ListDefinition<Row>,
  request: ListRequest,
  last: { id: string; key: unknown } | undefined,
): Promise<{ id: string; key: unknown }[]> {
  const column = sortSql(definition, request.sortColumn);
  const beyond = request.order === 'ASC' ? '>' : '<';
  const query = matching(manager, definition, request)
    .select('entry.id', 'id')
    .addSelect(column, 'key')
    .orderBy(column, request.order)
    .addOrderBy('entry.id', request.order)
    .limit(batchSize);
  if (last !== undefined) query.andWhere(`(${conditionAfter(column, beyond, last.key)})`, last);
  return query.getRawMany();
}

/** Rows with null sort before all others, and comparisons with null match nothing. */
function conditionAfter(column: string, beyond: '>' | '<', key: unknown): string {
  const isLast = key === null ? `${column} IS NULL` : `${column} = :key`;
  const same = `(${isLast} AND entry.id ${beyond} :id)`;
  if (key === null) return beyond === '>' ? `${column} IS NOT NULL OR ${same}` : same;
  const others = `${column} ${beyond} :key OR ${same}`;
  return beyond === '<' ? `${others} OR ${column} IS NULL` : others;
}
