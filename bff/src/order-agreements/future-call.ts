import { type EntityManager, MoreThan } from 'typeorm';
import { DemoCallEntity } from './demo-call.entity.js';

/** Whether a booked call of an order has not started, whatever the order's status. */
export const hasFutureCall = (manager: EntityManager, orderId: string): Promise<boolean> =>
  manager.existsBy(DemoCallEntity, { orderId, startsAt: MoreThan(new Date()) });

/** Frees the time of a call that its order no longer shows. */
export async function releaseCall(manager: EntityManager, orderId: string): Promise<void> {
  await manager.update(DemoCallEntity, { orderId }, { startsAt: null, updatedAt: new Date() });
}
