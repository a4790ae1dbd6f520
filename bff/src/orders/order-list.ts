import type { OrderTotals } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import {
  orderStatuses,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { allOrderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import type { EntityManager } from 'typeorm';
import { searchText, sortKey } from '../database/search-text.js';
import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { type Filter, matching } from '../lists/list-reading.js';
import type { Account } from '../sessions/account.js';
import { manages } from '../sessions/rights.js';
import { OrderEntity } from './order.entity.js';
import type { OrderRow } from './order.mapper.js';
import { readOrderFilter } from './order-filter.js';
import { linesOf, namesOf } from './order-lines.js';

export const orderList: ListDefinition<OrderEntity> = {
  list: 'orders',
  entity: OrderEntity,
  sortColumns: {
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
    number: 'numberKey',
    serviceName: 'serviceNameKey',
    servicePrice: 'servicePrice',
    customerName: 'customerNameKey',
    customerEmail: 'customerEmail',
    status: 'status',
    dueOn: 'dueOn',
    assigneeId: 'assigneeName',
  } satisfies SortColumns<'orders'>,
  computed: {
    // Sort by the assignee's name, because the order of ids means nothing to readers.
    assigneeName: `COALESCE((SELECT CONCAT(person.firstNameKey, ' ', person.lastNameKey)
      FROM users person WHERE person.id = entry.assigneeId), '')`,
  },
  statuses: orderStatuses,
};

/** The orders that a team member may see. */
export function orderListOf(account: Account): ListDefinition<OrderEntity> {
  return manages(account) ? orderList : { ...orderList, only: { assigneeId: account.id } };
}

/**
 * The orders that a team member may see and the query matches.
 * @param today the current day in the team's time zone
 * @throws 422
 */
export const queriedOrders = (
  account: Account,
  query: Readonly<Record<string, unknown>>,
  today: string,
): ListDefinition<OrderEntity> => ({
  ...orderListOf(account),
  condition: readOrderFilter(query, today, account.id),
});

/**
 * Totals of the orders that a filter matches. A separate request from the list, because it reads
 * every matching row and would delay the page.
 */
export async function totalsOf(
  manager: EntityManager,
  list: ListDefinition<OrderEntity>,
  filter: Filter,
): Promise<OrderTotals> {
  const sums = await matching(manager, list, filter)
    .select('COUNT(*)', 'count')
    .addSelect('SUM(entry.servicePrice)', 'price')
    .getRawOne<{ count: number | string; price: number | string | null }>();
  return { count: Number(sums?.count ?? 0), price: Number(sums?.price ?? 0) };
}

/** Those of `ids` that a team member may see. */
export function chosenOrders(
  account: Account,
  ids: readonly string[],
): ListDefinition<OrderEntity> {
  const names = ids.map((id, index) => [`chosen${index}`, id] as const);
  return {
    ...orderListOf(account),
    condition: {
      sql: `entry.id IN (${names.map(([name]) => `:${name}`).join(', ')})`,
      parameters: Object.fromEntries(names),
    },
  };
}

/** Columns of the CSV export. */
export const orderColumns: readonly CsvColumn<OrderEntity>[] = [
  ['Id', (row) => row.id],
  // The `#` keeps spreadsheets from reading `6E123456` as a number.
  ['Order', (row) => `#${orderNumber(row.id)}`],
  ['Service', (row) => row.serviceName],
  ['Price (USD)', (row) => row.servicePrice],
  ['Status', (row) => orderStatusNames[row.status]],
  ['Customer', (row) => row.customerName],
  ['Email', (row) => row.customerEmail],
  ['Phone', (row) => row.customerPhone],
  ['Project brief', (row) => row.projectBrief],
  ['Due', (row) => row.dueOn],
  ['Created', (row) => row.createdAt.toISOString()],
  ['Updated', (row) => row.updatedAt.toISOString()],
  ['Ordered', (row) => allOrderedText({ ...row, lines: linesOf(row) })],
];

/** Search text and sort keys of an order. */
export function orderKeys(row: OrderRow) {
  return {
    search: searchText(
      row.customerName,
      row.customerEmail,
      row.customerPhone,
      ...namesOf(row),
      row.id,
      row.projectBrief,
    ),
    serviceNameKey: sortKey(row.serviceName),
    customerNameKey: sortKey(row.customerName),
  };
}
