import { type EntityManager, MoreThan } from 'typeorm';
import type { OrderEventsService } from '../order-events/order-events.service.js';
import { DemoCallEntity } from './demo-call.entity.js';

/** The booked call of an order that has not started, whatever the order's status. */
export function futureCall(
  manager: EntityManager,
  orderId: string,
): Promise<DemoCallEntity | null> {
  return manager.findOneBy(DemoCallEntity, { orderId, startsAt: MoreThan(new Date()) });
}

/**
 * Cancels a booked call if its order is cancelled: the order may become active again, and must not
 * show a call that has no time. Sends no mail, because the customer knows that the order is
 * cancelled.
 * @param call as it was read; if it has changed since, it stays
 */
export async function releaseOfCancelled(
  manager: EntityManager,
  events: OrderEventsService,
  { orderId, startsAt, changeCount }: DemoCallEntity,
): Promise<void> {
  if (startsAt === null) return;
  const { affected } = await manager
    .createQueryBuilder()
    .update(DemoCallEntity)
    .set({ startsAt: null, changeCount: changeCount + 1, updatedAt: new Date() })
    .where({ orderId, startsAt, changeCount })
    .andWhere("orderId IN (SELECT id FROM orders WHERE status = 'cancelled')")
    .execute();
  if (affected !== 1) return;
  await events.record(manager, {
    orderId,
    account: 'system',
    kind: 'callCancelled',
    detail: startsAt.toISOString(),
  });
}
