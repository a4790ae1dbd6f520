import type { EntityManager } from 'typeorm';
import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { customerOrders, spentSql } from '../orders/customer-orders.js';
import { UserEntity } from '../users/user.entity.js';

const ofOrders = (sum: string) =>
  `(SELECT COALESCE(${sum}, 0) FROM orders placed WHERE placed.userId = entry.id)`;

export const userList: ListDefinition<UserEntity> = {
  list: 'customers',
  entity: UserEntity,
  sortColumns: {
    createdAt: 'createdAt',
    email: 'email',
    firstName: 'firstNameKey',
    lastName: 'lastNameKey',
    orderCount: 'orderCount',
    spent: 'spent',
  } satisfies SortColumns<'customers'>,
  // Each subquery is answered from a covering index.
  computed: { orderCount: ofOrders('COUNT(*)'), spent: ofOrders(spentSql) },
  statuses: [],
};

const userColumns: readonly CsvColumn<UserEntity>[] = [
  ['Id', (row) => row.id],
  ['Email', (row) => row.email],
  ['First name', (row) => row.firstName],
  ['Last name', (row) => row.lastName],
  ['Administrator', (row) => (row.isAdmin ? 'yes' : 'no')],
  ['Created', (row) => row.createdAt.toISOString()],
];

/** Columns of the CSV export, with each customer's order count and total. */
export const userColumnsOf =
  (manager: EntityManager) =>
  async (rows: readonly UserEntity[]): Promise<readonly CsvColumn<UserEntity>[]> => {
    const ids = rows.map(({ id }) => id);
    const ordersOf = await customerOrders(manager, ids);
    return [
      ...userColumns,
      ['Orders', ({ id }) => ordersOf(id).orderCount],
      ['Spent (USD)', ({ id }) => ordersOf(id).spent],
    ];
  };
