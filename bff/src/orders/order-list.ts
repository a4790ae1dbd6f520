import { orderStatuses } from '@northcast/shared-contracts/texts/order-status';
import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { OrderEntity } from './order.entity.js';

export const orderList: ListDefinition<OrderEntity> = {
  list: 'orders',
  entity: OrderEntity,
  sortColumns: {
    createdAt: 'createdAt',
    serviceName: 'serviceNameKey',
    servicePrice: 'servicePrice',
    customerName: 'customerNameKey',
    status: 'status',
  } satisfies SortColumns<'orders'>,
  statuses: orderStatuses,
};

export const orderColumns: readonly CsvColumn<OrderEntity>[] = [
  ['Id', (row) => row.id],
  ['Service', (row) => row.serviceName],
  ['Price (USD)', (row) => row.servicePrice],
  ['Status', (row) => row.status],
  ['Customer', (row) => row.customerName],
  ['Email', (row) => row.customerEmail],
  ['Phone', (row) => row.customerPhone],
  ['Project brief', (row) => row.projectBrief],
  ['Created', (row) => row.createdAt.toISOString()],
  ['Updated', (row) => row.updatedAt.toISOString()],
];
