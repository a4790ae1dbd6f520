import type { EntityManager } from 'typeorm';
import { forgetOrderEvents } from '../order-events/personal-order-events.js';
import { deletedCustomer, type Person } from '../users/deleted-customer.js';
import { isCustomRequest } from './catalogue-price.js';
import { OrderEntity } from './order.entity.js';
import { orderKeys } from './order-list.js';

/**
 * Keeps a customer's orders for the books, without anything of the person: the name of a custom request is what the person wrote.
 * @returns whom they named
 */
export async function forgetOrders(manager: EntityManager, userId: string): Promise<Person[]> {
  await forgetOrderEvents(manager, userId);
  const rows = await manager.findBy(OrderEntity, { userId });
  for (const before of rows) {
    const isCustom = isCustomRequest(before.serviceName);
    const change = {
      userId: null,
      serviceName: isCustom ? 'Custom Service' : before.serviceName,
      customerName: deletedCustomer.name,
      customerEmail: deletedCustomer.email,
      customerPhone: null,
      projectBrief: deletedCustomer.text,
      updatedAt: new Date(),
    };
    const keys = orderKeys({ ...before, ...change });
    const version = () => 'version + 1';
    await manager.update(OrderEntity, { id: before.id }, { ...change, ...keys, version });
  }
  return rows.map((row) => ({ name: row.customerName, email: row.customerEmail }));
}
