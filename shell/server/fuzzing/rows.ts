import { callApi } from './call-api.js';
import { listOf, recordOf } from './calls.js';

export type Row = Readonly<Record<string, unknown>>;
/** All rows that an administrator can see, by list and id. */
export type Rows = Readonly<Record<ListName, ReadonlyMap<string, Row>>>;

const lists = ['customers', 'orders', 'messages', 'enquiries'] as const;
type ListName = (typeof lists)[number];

const perPage = 1000;

/** @param session token of an administrator's session */
export async function readRows(port: number, session: string): Promise<Rows> {
  const read = (list: ListName) => readList(port, session, list);
  const [customers, orders, messages, enquiries] = [
    await read('customers'),
    await read('orders'),
    await read('messages'),
    await read('enquiries'),
  ];
  return { customers, orders, messages, enquiries };
}

async function readList(port: number, session: string, list: ListName) {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const path = `/api/admin/${list}?page=${page}&perPage=${perPage}&sort=createdAt&order=asc`;
    const { value } = await callApi(port, `GET ${path}`, session);
    for (const row of listOf(value)) rows.set(String(recordOf(row)['id']), recordOf(row));
    if (listOf(value).length < perPage) return rows;
  }
}

/**
 * Changes that customers and visitors must not be able to make.
 * @param attackers ids of the accounts that sent requests
 * @returns violations as text
 */
export function unlawfulChanges(
  before: Rows,
  after: Rows,
  attackers: ReadonlySet<string>,
): string[] {
  return lists.flatMap((list) => {
    const ownerOf = (row: Row) => String(list === 'customers' ? row['id'] : row['userId']);
    const foreign = (rows: ReadonlyMap<string, Row>) =>
      [...rows].filter(([, row]) => !attackers.has(ownerOf(row)));
    const changed = foreign(before[list]).filter(([id, row]) => !isSame(row, after[list].get(id)));
    const added = foreign(after[list]).filter(
      ([id, row]) => !before[list].has(id) && !isFree(list, row),
    );
    return [
      ...changed.map(([, row]) => `a row of ${list} was changed: ${JSON.stringify(row)}`),
      ...added.map(([, row]) => `a row of ${list} was added: ${JSON.stringify(row)}`),
    ];
  });
}

const isSame = (row: Row, other: Row | undefined) => JSON.stringify(row) === JSON.stringify(other);

/** Whether anyone may add the row. */
const isFree = (list: ListName, { isAdmin }: Row) =>
  list === 'enquiries' || (list === 'customers' && isAdmin === false);

/** Inconsistencies in what administrators see. */
export async function inconsistencies(port: number, session: string): Promise<string[]> {
  const overview = recordOf((await callApi(port, 'GET /api/admin/overview', session)).value);
  const pending = await callApi(port, 'GET /api/admin/orders?status=pending&perPage=1', session);
  const rows = await readRows(port, session);
  const counts = lists.map(async (list) => {
    const { headers } = await callApi(port, `GET /api/admin/${list}?perPage=1`, session);
    const told = Number(headers.get('x-total-count'));
    return told === rows[list].size
      ? []
      : [`${told} ${list} are counted, ${rows[list].size} there`];
  });
  const told = pending.headers.get('x-total-count');
  const isRight = String(overview['newOrders']) === told;
  const wrong = isRight ? [] : [`${overview['newOrders']} new orders are counted, ${told} there`];
  return [...wrong, ...(await Promise.all(counts)).flat()];
}
