import type { EntityManager } from 'typeorm';
import type { NoticedRecord } from '../notices/notice.js';
import { forgetOrderEvents } from '../order-events/personal-order-events.js';
import { deletedCustomer } from '../users/deleted-customer.js';
import { isFreeText } from './catalogue-price.js';
import { OrderEntity } from './order.entity.js';
import { orderPanelPath, orderSearchPath } from './order-letters.js';
import { orderKeys } from './order-list.js';

/**
 * Anonymises a customer's orders and keeps them for accounting. A name that somebody has
 * written is replaced too.
 * @returns what notices show of the orders
 */
export async function forgetOrders(
  manager: EntityManager,
  userId: string,
): Promise<NoticedRecord[]> {
  await forgetOrderEvents(manager, userId);
  const rows = await manager.findBy(OrderEntity, { userId });
  for (const before of rows) {
    const change = {
      userId: null,
      serviceName: isFreeText(before.serviceName) ? 'Custom Service' : before.serviceName,
      customerName: deletedCustomer.name,
      customerEmail: deletedCustomer.email,
      customerPhone: null,
      projectBrief: deletedCustomer.text,
      updatedAt: new Date(),
    };
    const keys = orderKeys({ ...before, ...change });
    const version = () => 'version + 1';
    await manager.update(OrderEntity, { id: before.id, userId }, { ...change, ...keys, version });
  }
  return rows.map((row) => ({
    name: row.customerName,
    email: row.customerEmail,
    paths: [orderPanelPath(row), orderSearchPath(row)],
  }));
}
