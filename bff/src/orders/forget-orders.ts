import { unnamedOrder } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import type { EntityManager } from 'typeorm';
import type { NoticedRecord } from '../notices/notice.js';
import type { OrderEventEntity } from '../order-events/order-event.entity.js';
import { recordedAt } from '../order-events/order-events.service.js';
import { actsOnFormerOrders, forgetOrderEvents } from '../order-events/personal-order-events.js';
import { deletedCustomer } from '../users/deleted-customer.js';
import { isFreeText } from './catalogue-price.js';
import { OrderEntity } from './order.entity.js';
import { orderPanelPath, orderSearchPath } from './order-letters.js';
import { orderKeys } from './order-list.js';

/**
 * Anonymises a customer's orders and keeps them for accounting. A name that somebody has
 * written is replaced too.
 * @returns what notices show of the orders, and of those that another customer has got since
 */
export async function forgetOrders(
  manager: EntityManager,
  userId: string,
): Promise<NoticedRecord[]> {
  const former = (await actsOnFormerOrders(manager, userId)).map(formerRecord);
  await forgetOrderEvents(manager, userId);
  const rows = await manager.findBy(OrderEntity, { userId });
  for (const before of rows) {
    const change = {
      userId: null,
      serviceName: isFreeText(before.serviceName) ? unnamedOrder.name : before.serviceName,
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
  const own = rows.map((row) => ({
    name: row.customerName,
    email: row.customerEmail,
    paths: pathsOf(row),
  }));
  return [...own, ...former];
}

const pathsOf = (order: Pick<OrderEntity, 'id'>) => [orderPanelPath(order), orderSearchPath(order)];

/** Milliseconds within which the notice about an act is written. */
const noticeTime = 60_000;

/**
 * An act that seems to be in the future was recorded while the clock was ahead. Later acts of the
 * present customer seem to be before it, so it tells only about notices of its own time.
 */
function formerRecord(event: OrderEventEntity): NoticedRecord {
  const time = recordedAt(event).getTime();
  return {
    name: event.actorName,
    email: '',
    paths: pathsOf({ id: event.orderId }),
    ...(time > Date.now() && { since: new Date(time - noticeTime) }),
    until: new Date(time + noticeTime),
  };
}
