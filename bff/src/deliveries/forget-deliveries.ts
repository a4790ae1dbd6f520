import { type EntityManager, In } from 'typeorm';
import { actsOnFormerOrders } from '../order-events/personal-order-events.js';
import { OrderEntity } from '../orders/order.entity.js';
import { deletedCustomer, formerAdministrator } from '../users/deleted-customer.js';
import { DeliveryEntity } from './delivery.entity.js';
import { DeliveryCommentEntity } from './delivery-comment.entity.js';

/**
 * Call this before the orders lose their user. For a customer's orders it keeps deliveries and
 * their dates, but none of the texts; in other orders it removes what the person wrote as their
 * former customer, and an administrator's name.
 */
export async function forgetDeliveries(manager: EntityManager, userId: string): Promise<void> {
  const orders = await manager.find(OrderEntity, { select: { id: true }, where: { userId } });
  if (orders.length > 0) {
    const orderId = In(orders.map(({ id }) => id));
    const deliveries = await manager.findBy(DeliveryEntity, { orderId });
    const ids = deliveries.map(({ id }) => id);
    await manager.delete(DeliveryCommentEntity, { deliveryId: In(ids) });
    await manager.update(DeliveryEntity, { id: In(ids) }, { note: deletedCustomer.text });
    const asked = { id: In(ids), decision: 'revision' } as const;
    await manager.update(DeliveryEntity, asked, { decisionText: deletedCustomer.text });
  }
  await forgetTextsOfCustomer(manager, userId);
  const former = { authorId: null, authorName: formerAdministrator };
  await manager.update(DeliveryEntity, { authorId: userId }, former);
  await manager.update(DeliveryCommentEntity, { authorId: userId }, former);
}

/** Removes comments and requested changes from orders that another customer has got since. */
async function forgetTextsOfCustomer(manager: EntityManager, userId: string): Promise<void> {
  const { name: authorName, text } = deletedCustomer;
  const comments = { authorId: userId, authorRole: 'customer' } as const;
  await manager.update(DeliveryCommentEntity, comments, { authorId: null, authorName, text });
  for (const { kind, orderId, detail } of await actsOnFormerOrders(manager, userId)) {
    if (kind !== 'revisionAsked') continue;
    const delivery = { orderId, version: Number(detail) };
    await manager.update(DeliveryEntity, delivery, { decisionText: text });
  }
}
