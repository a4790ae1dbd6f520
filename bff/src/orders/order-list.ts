import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import {
  orderStatuses,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { allOrderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import { searchText, sortKey } from '../database/search-text.js';
import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
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
    // People read names, and ids are in no order that means something to them.
    assigneeName: `COALESCE((SELECT CONCAT(person.firstNameKey, ' ', person.lastNameKey)
      FROM users person WHERE person.id = entry.assigneeId), '')`,
  },
  statuses: orderStatuses,
};

/** The orders that an account of the team sees. */
export function orderListOf(account: Account): ListDefinition<OrderEntity> {
  return manages(account) ? orderList : { ...orderList, only: { assigneeId: account.id } };
}

/**
 * The orders that an account of the team sees, as far as a query asks for them.
 * @param today the day that it is for the team
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

/** Those of the orders that an account of the team sees. */
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

/** The columns of the CSV download. */
export const orderColumns: readonly CsvColumn<OrderEntity>[] = [
  ['Id', (row) => row.id],
  // The sign keeps spreadsheets from reading `6E123456` as a number.
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

/** What an order is found and sorted by. */
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
