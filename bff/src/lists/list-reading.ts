import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { countOf, isCounted } from './list-counts.js';
import { type ListDefinition, sortSql } from './list-definition.js';
import type { ListRequest } from './list-request.js';

/** What rows are asked for, in whatever order. */
export type Filter = Pick<ListRequest, 'search' | 'status' | 'from' | 'to'> &
  Partial<Pick<ListRequest, 'upTo'>>;

interface Row extends ObjectLiteral {
  id: string;
}

/** Rows of one page, and how many there are over all pages. */
export interface ListPage<Found> {
  readonly rows: Found[];
  readonly total: number;
  /** Rows that came in since `upTo`, which are in neither of the others. */
  readonly later: number;
}

/** The page of a list that was asked for. */
export async function readPage<Found extends Row>(
  manager: EntityManager,
  definition: ListDefinition<Found>,
  request: ListRequest,
): Promise<ListPage<Found>> {
  const { upTo, ...whole } = request;
  const later = upTo === undefined ? 0 : await countAfter(manager, definition, whole, upTo);
  // The rows that came in since are few: what they are taken from has its length kept.
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

/** Rows in the order of their ids. */
export async function byIds<Found extends Row>(
  manager: EntityManager,
  { entity }: ListDefinition<Found>,
  ids: readonly string[],
): Promise<Found[]> {
  const found = await manager
    .createQueryBuilder(entity, 'entry')
    .where('entry.id IN (:...ids)', { ids })
    .getMany();
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** The length that is kept, where no more than a status is asked for; else the database counts. */
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
 * Only ids, which the sort's index holds: no row is read for being skipped. The far half of a list is walked from its end.
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

/** Rows that meet search, status and dates. */
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
