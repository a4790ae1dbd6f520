import type { EntityManager } from 'typeorm';

/** Lists with materialised counts, so that a page does not have to count the rows of a table. */
const countedLists = ['customers', 'orders', 'messages', 'enquiries'] as const;
export type CountedList = (typeof countedLists)[number];

/**
 * Whether the count is materialised. Enquiries of one status are counted, because there are few.
 */
export function isCounted(list: string, status?: string): list is CountedList {
  if (list === 'enquiries' && status !== undefined) return false;
  return countedLists.some((counted) => counted === list);
}

const slots = 8;

/**
 * Updates the count in the transaction that adds or removes rows.
 * @param change number of added rows; negative for removed ones
 */
export async function adjustCount(
  manager: EntityManager,
  list: CountedList,
  status: string,
  change: number,
): Promise<void> {
  await manager.query(
    'UPDATE list_counts SET total = total + ? WHERE list = ? AND status = ? AND slot = ?',
    [change, list, status, Math.floor(Math.random() * slots)],
  );
}

/**
 * Updates the counts for a change of status. Always locks in the same order, so that two changes
 * cannot deadlock.
 * @param rows number of rows that change
 */
export async function moveCount(
  manager: EntityManager,
  list: CountedList,
  from: string,
  to: string,
  rows = 1,
): Promise<void> {
  if (from === to) return;
  const changes: [string, number][] = [
    [from, -rows],
    [to, rows],
  ];
  for (const [status, change] of changes.sort(([a], [b]) => (a < b ? -1 : 1))) {
    await adjustCount(manager, list, status, change);
  }
}

/** The number of rows of a list, with one status or with any. */
export async function countOf(
  manager: EntityManager,
  list: CountedList,
  status?: string,
): Promise<number> {
  const [row] = await manager.query<{ total: number | string | null }[]>(
    `SELECT SUM(total) AS total FROM list_counts WHERE list = ?${status === undefined ? '' : ' AND status = ?'}`,
    status === undefined ? [list] : [list, status],
  );
  return Number(row?.total ?? 0);
}
