import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { type ListDefinition, sortSql } from './list-definition.js';
import { byIds, matching } from './list-reading.js';
import type { ListRequest } from './list-request.js';

const usualBatchSize = 100;

/**
 * Yields all matching rows in order, in batches: each batch starts after the last row of the
 * previous one. Other requests are handled between batches. Without that a long list would block
 * them: SQLite reads synchronously, and a fast client drains the response within the same turn of
 * the event loop.
 */
export async function* rowsInBatches<Row extends { id: string }>(
  manager: EntityManager,
  definition: ListDefinition<Row>,
  request: ListRequest,
  batchSize = usualBatchSize,
): AsyncGenerator<Row[]> {
  let last: { id: string; key: unknown } | undefined;
  do {
    const keys = await keysAfter(manager, definition, request, batchSize, last);
    last = keys.at(-1);
    if (last === undefined) return;
    yield await byIds(
      manager,
      definition,
      keys.map(({ id }) => id),
    );
    await nextTurn();
  } while (last !== undefined);
}

function keysAfter<Row extends { id: string }>(
  manager: EntityManager,
  definition: ListDefinition<Row>,
  request: ListRequest,
  batchSize: number,
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
