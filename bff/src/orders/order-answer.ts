import type { Order } from '@northcast/shared-contracts/api/entities';
import type { OrderEntity } from './order.entity.js';

/** What lists and answers hold of a row. */
export type OrderRow = Omit<OrderEntity, 'search' | 'serviceNameKey' | 'customerNameKey'>;

export function orderAnswer(row: OrderRow): Order {
  return {
    id: row.id,
    userId: row.userId,
    serviceName: row.serviceName,
    servicePrice: row.servicePrice,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone ?? undefined,
    projectBrief: row.projectBrief,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
