import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { WriteQueue } from '../database/write-queue.js';
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
 * Yields all matching rows in order, in batches. The ids are read once at the beginning, so that a
 * row whose position changes meanwhile is neither left out nor repeated; rows deleted meanwhile are
 * left out. Other requests are handled between batches. Without that a long list would block them:
 * SQLite reads synchronously, and a fast client drains the response within the same turn of the
 * event loop.
 */
export async function* rowsInBatches<Row extends { id: string }, Result>(
  manager: EntityManager,
  definition: ListDefinition<Row>,
  request: ListRequest,
  { turns, convert, size = usualBatchSize }: Batches<Row, Result>,
): AsyncGenerator<Result> {
  const ids = await turns.run(() => idsOf(manager, definition, request));
  for (let start = 0; start < ids.length; start += size) {
    const batch = ids.slice(start, start + size);
    yield await turns.run(async () => convert(await byIds(manager, definition, batch)));
  }
}

async function idsOf<Row extends { id: string }>(
  manager: EntityManager,
  definition: ListDefinition<Row>,
  request: ListRequest,
): Promise<string[]> {
  const rows = await matching(manager, definition, request)
    .select('entry.id', 'id')
    .orderBy(sortSql(definition, request.sortColumn), request.order)
    .addOrderBy('entry.id', request.order)
    .getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

/**
 * Lets all downloads of the process take turns: at most one batch in each turn of the event loop.
 * With a batch for each of them, thirty downloads would lengthen every turn thirtyfold, and with it
 * the time of every other request.
 */
export class BatchTurns {
  private readonly queue = new WriteQueue();

  /**
   * Runs `work` after the works that were asked for before, in a later turn than they.
   * @throws 503 when its turn does not come in time, for example behind a query that never returns
   */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.queue.run(async () => {
      const result = await work();
      await nextTurn();
      return result;
    });
  }
}
