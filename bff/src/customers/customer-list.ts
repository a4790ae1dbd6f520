import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { CustomerEntity } from './customer.entity.js';

export const customerList: ListDefinition<CustomerEntity> = {
  list: 'customers',
  entity: CustomerEntity,
  sortColumns: {
    createdAt: 'createdAt',
    email: 'email',
    firstName: 'firstNameKey',
    lastName: 'lastNameKey',
  } satisfies SortColumns<'customers'>,
  statuses: [],
};

export const customerColumns: readonly CsvColumn<CustomerEntity>[] = [
  ['Id', (row) => row.id],
  ['Email', (row) => row.email],
  ['First name', (row) => row.firstName],
  ['Last name', (row) => row.lastName],
  ['Administrator', (row) => (row.isAdmin ? 'yes' : 'no')],
  ['Created', (row) => row.createdAt.toISOString()],
];
