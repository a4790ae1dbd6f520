import type { EntityManager } from 'typeorm';
import type { BatchTurns } from './batch-turns.js';
import { type ListDefinition, sortSql } from './list-definition.js';
import { byIds, matching } from './list-reading.js';
import type { ListRequest } from './list-request.js';

const usualBatchSize = 100;

interface Batches<Row, Result> {
  readonly turns: BatchTurns;
  /** Converts the rows of a batch, in its turn. */
  readonly convert: (rows: readonly Row[]) => Promise<Result>;
  readonly size?: number;
}

/**
 * Yields all matching rows in order, in batches: each batch starts after the last row of the
 * previous one. Other requests are handled between batches. Without that a long list would block
 * them: SQLite reads synchronously, and a fast client drains the response within the same turn of
 * the event loop.
 */
export async function* rowsInBatches<Row extends { id: string }, Result>(
  manager: EntityManager,
  definition: ListDefinition<Row>,
  request: ListRequest,
  { turns, convert, size = usualBatchSize }: Batches<Row, Result>,
): AsyncGenerator<Result> {
  let last: { id: string; key: unknown } | undefined;
  const next = async () => {
    const keys = await keysAfter(manager, definition, request, size, last);
    last = keys.at(-1);
    if (last === undefined) return undefined;
    const ids = keys.map(({ id }) => id);
    return { converted: await convert(await byIds(manager, definition, ids)) };
  };
  for (;;) {
    const batch = await turns.run(next);
    if (batch === undefined) return;
    yield batch.converted;
  }
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
