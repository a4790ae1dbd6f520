import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { ListDefinition } from '../lists/list-definition.js';

/**
 * Most newest rows to search for words anywhere in them. Older rows are found only by the
 * beginnings of their key columns.
 */
const newestRows = 1000;
/** Most rows to search per beginning. */
const rowsOfBeginning = 200;
/** How many words of a search are tried as the beginning of a key, besides the whole search. */
const beginnings = 3;
/** Length of the sort key columns. */
const keyLength = 60;

interface Found extends ObjectLiteral {
  id: string;
}

/** Where to search. */
export interface Place<Row> {
  readonly list: ListDefinition<Row>;
  /**
   * Indexed columns that are searched by their beginnings. Matches in `names` rank before the
   * newest rows, matches in `keys` after them.
   */
  readonly names?: readonly string[];
  readonly keys?: readonly string[];
  /** A column that identifies a row, and the conversion of a searched word to its value. */
  readonly exact?: { readonly column: string; valueOf(word: string): string | undefined };
  /** Most newest rows to search; see `newestRows`. */
  readonly newest?: number;
}

interface Part {
  readonly sql: string;
  readonly parameters: readonly (string | number)[];
}

/**
 * Ids of rows that contain every word, best match first. The number of rows searched is bounded, so
 * the time does not grow with the table.
 * @param words from `searchWords`
 */
export async function findIds<Row extends Found>(
  manager: EntityManager,
  place: Place<Row>,
  words: readonly string[],
  most: number,
): Promise<string[]> {
  const { list } = place;
  const { tableName } = manager.dataSource.getMetadata(list.entity);
  const columns = list.hasWord ? 'entry.*' : 'entry.id, entry.search';
  const own = ownCondition(list);
  const has = everyWord(list, words);
  const parts = looksOf(place, words).map(({ sql, parameters, order, limit }, rank) => ({
    sql: `SELECT id, ${rank} AS place FROM (SELECT entry.id FROM (SELECT ${columns} FROM ${tableName} entry
      WHERE ${sql} AND ${own.sql} ORDER BY ${order} LIMIT ${limit}) entry WHERE ${has.sql} LIMIT ${most}) found_${rank}`,
    parameters: [...parameters, ...own.parameters, ...has.parameters],
  }));
  const rows = await manager.query<{ id: string; place: number | string }[]>(
    parts.map(({ sql }) => sql).join(' UNION ALL '),
    parts.flatMap(({ parameters }) => parameters),
  );
  const ranked = rows.toSorted((one, other) => Number(one.place) - Number(other.place));
  return [...new Set(ranked.map(({ id }) => id))].slice(0, most);
}

/** Those of the ids that the list contains. */
export async function ownIds<Row extends Found>(
  manager: EntityManager,
  list: ListDefinition<Row>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { tableName } = manager.dataSource.getMetadata(list.entity);
  const own = ownCondition(list);
  const rows = await manager.query<{ id: string }[]>(
    `SELECT entry.id FROM ${tableName} entry WHERE entry.id IN (${ids.map(() => '?').join(', ')}) AND ${own.sql}`,
    [...ids, ...own.parameters],
  );
  return rows.map(({ id }) => id);
}

interface Look extends Part {
  readonly order: string;
  readonly limit: number;
}

/** The bounded queries of a search, likeliest matches first. */
function looksOf<Row>(
  { list, names = [], keys = [], exact, newest = newestRows }: Place<Row>,
  words: readonly string[],
): Look[] {
  const starts = [...new Set([words.join(' '), ...words.slice(0, beginnings)])];
  const beginning = (column: string) =>
    starts.map((start) => ({
      sql: `entry.${column} >= ? AND entry.${column} < ?`,
      parameters: [start.slice(0, keyLength), `${start.slice(0, keyLength)}\u{10ffff}`],
      order: `entry.${column}, entry.id`,
      limit: rowsOfBeginning,
    }));
  const latest = `entry.${list.sortColumns.createdAt} DESC, entry.id DESC`;
  const named = words.flatMap((word) => exact?.valueOf(word) ?? []);
  return [
    ...names.flatMap(beginning),
    ...named.map((value) => ({
      sql: `entry.${exact?.column} = ?`,
      parameters: [value],
      order: latest,
      limit: 1,
    })),
    { sql: '1 = 1', parameters: [], order: latest, limit: newest },
    ...keys.flatMap(beginning),
  ];
}

function ownCondition<Row>({ only = {}, withoutStatus = '1 = 1' }: ListDefinition<Row>): Part {
  const columns = Object.entries(only);
  return {
    sql: [withoutStatus, ...columns.map(([column]) => `entry.${column} = ?`)].join(' AND '),
    parameters: columns.map(([, value]) => value),
  };
}

function everyWord<Row>({ hasWord }: ListDefinition<Row>, words: readonly string[]): Part {
  const has = `(${hasWord ? hasWord('?') : 'INSTR(entry.search, ?) > 0'})`;
  const times = has.split('?').length - 1;
  return {
    sql: words.map(() => has).join(' AND '),
    parameters: words.flatMap((word) => Array<string>(times).fill(word)),
  };
}
