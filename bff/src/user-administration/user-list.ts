import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { UserEntity } from '../users/user.entity.js';

export const userList: ListDefinition<UserEntity> = {
  list: 'customers',
  entity: UserEntity,
  sortColumns: {
    createdAt: 'createdAt',
    email: 'email',
    firstName: 'firstNameKey',
    lastName: 'lastNameKey',
  } satisfies SortColumns<'customers'>,
  statuses: [],
};

export const userColumns: readonly CsvColumn<UserEntity>[] = [
  ['Id', (row) => row.id],
  ['Email', (row) => row.email],
  ['First name', (row) => row.firstName],
  ['Last name', (row) => row.lastName],
  ['Administrator', (row) => (row.isAdmin ? 'yes' : 'no')],
  ['Created', (row) => row.createdAt.toISOString()],
];
