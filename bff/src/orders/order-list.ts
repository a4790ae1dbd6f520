import { orderStatuses } from '@northcast/shared-contracts/texts/order-status';
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
