import type { EntityManager } from 'typeorm';
import { OrderEventEntity } from '../order-events/order-event.entity.js';

/** When comments of an order were changed first, by their id: the timeline holds it, not the comment. */
export async function commentEdits(
  manager: EntityManager,
  orderId: string,
): Promise<ReadonlyMap<string, Date>> {
  const events = await manager.findBy(OrderEventEntity, { orderId, kind: 'commentEdited' });
  return new Map(events.map(({ detail, createdAt }) => [detail, createdAt]));
}
