import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { countOf, isCounted } from './list-counts.js';
import { type ListDefinition, sortSql } from './list-definition.js';
import type { ListRequest } from './list-request.js';

/** The filters of a request, without paging and sorting. */
export type Filter = Pick<ListRequest, 'search' | 'status' | 'from' | 'to'> &
  Partial<Pick<ListRequest, 'upTo'>>;

interface Row extends ObjectLiteral {
  id: string;
}

/** The rows of one page, and the total over all pages. */
export interface ListPage<Found> {
  readonly rows: Found[];
  readonly total: number;
  /** Matching rows added after `upTo`, which are in neither `rows` nor `total`. */
  readonly later: number;
}

export async function readPage<Found extends Row>(
  manager: EntityManager,
  definition: ListDefinition<Found>,
  request: ListRequest,
): Promise<ListPage<Found>> {
  const { upTo, ...whole } = request;
  const later = upTo === undefined ? 0 : await countAfter(manager, definition, whole, upTo);
  // Few rows were added since, so count those: the whole list may have a materialised count.
  const total = (await totalOf(manager, definition, whole)) - later;
  const offset = ((request.page ?? 1) - 1) * request.perPage;
  if (offset >= total) return { rows: [], total, later };
  const ids = await pageOfIds(manager, definition, request, offset, total);
  return { rows: await byIds(manager, definition, ids), total, later };
}

function countAfter<Found extends Row>(
  manager: EntityManager,
  definition: ListDefinition<Found>,
  whole: Filter,
  upTo: string,
): Promise<number> {
  return matching(manager, definition, whole).andWhere('entry.id > :upTo', { upTo }).getCount();
}

/** The rows in the order of `ids`. */
export async function byIds<Found extends Row>(
  manager: EntityManager,
  { entity }: ListDefinition<Found>,
  ids: readonly string[],
): Promise<Found[]> {
  // MariaDB rejects `IN ()`. The rows of a page may have been deleted since they were counted.
  if (ids.length === 0) return [];
  const found = await manager
    .createQueryBuilder(entity, 'entry')
    .where('entry.id IN (:...ids)', { ids })
    .getMany();
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** Uses the materialised count if at most a status is requested, else counts in the database. */
async function totalOf<Found extends Row>(
  manager: EntityManager,
  definition: ListDefinition<Found>,
  request: Filter,
): Promise<number> {
  const { list, only, condition } = definition;
  const { search, status, from, to } = request;
  const isWhole = [...search, from, to, only, condition].every((part) => part === undefined);
  if (isWhole && isCounted(list, status)) return countOf(manager, list, status);
  return matching(manager, definition, request).getCount();
}

/**
 * Reads only ids, from the index of the sort, so that no skipped row is read. Reads the second half
 * of a list from its end.
 */
async function pageOfIds<Found extends Row>(
  manager: EntityManager,
  definition: ListDefinition<Found>,
  request: ListRequest,
  offset: number,
  total: number,
): Promise<string[]> {
  const size = Math.min(request.perPage, total - offset);
  const isFarHalf = offset > total / 2;
  const order = isFarHalf ? opposite(request.order) : request.order;
  const rows = await matching(manager, definition, request)
    .select('entry.id', 'id')
    .orderBy(sortSql(definition, request.sortColumn), order)
    .addOrderBy('entry.id', order)
    .offset(isFarHalf ? total - offset - size : offset)
    .limit(size)
    .getRawMany<{ id: string }>();
  const ids = rows.map(({ id }) => id);
  return isFarHalf ? ids.reverse() : ids;
}

/** Builds a query for the rows that match search, status and dates. */
export function matching<Found extends Row>(
  manager: EntityManager,
  {
    entity,
    withoutStatus,
    condition,
    hasWord = isInSearchColumn,
    only = {},
  }: ListDefinition<Found>,
  { search, status, from, to, upTo }: Filter,
): SelectQueryBuilder<Found> {
  const query = manager.createQueryBuilder(entity, 'entry');
  for (const [column, value] of Object.entries(only)) {
    query.andWhere(`entry.${column} = :only_${column}`, { [`only_${column}`]: value });
  }
  if (status !== undefined) query.andWhere('entry.status = :status', { status });
  else if (withoutStatus !== undefined) query.andWhere(withoutStatus);
  if (condition !== undefined) query.andWhere(`(${condition.sql})`, condition.parameters);
  if (from !== undefined) query.andWhere('entry.createdAt >= :from', { from });
  if (to !== undefined) query.andWhere('entry.createdAt < :to', { to });
  if (upTo !== undefined) query.andWhere('entry.id <= :upTo', { upTo });
  for (const [index, word] of search.entries()) {
    query.andWhere(`(${hasWord(`:word${index}`)})`, { [`word${index}`]: word });
  }
  return query;
}

const isInSearchColumn = (word: string) => `INSTR(entry.search, ${word}) > 0`;

function opposite(order: 'ASC' | 'DESC'): 'ASC' | 'DESC' {
  return order === 'ASC' ? 'DESC' : 'ASC';
}
