import type { EntityManager } from 'typeorm';
import { closeThreads } from '../messages/forget-messages.js';
import { OrderEntity } from '../orders/order.entity.js';
import { forgetTeamWork, nextVersion } from '../users/forget-team-work.js';

/**
 * Removes the references to an account that is about to be deleted. The foreign keys would keep the
 * version of the orders, so that open edits would not conflict, and the threads in the queue.
 */
export async function detachAccount(manager: EntityManager, userId: string): Promise<void> {
  await forgetTeamWork(manager, userId, null);
  await manager.update(OrderEntity, { userId }, { userId: null, ...nextVersion() });
  await closeThreads(manager, userId);
}
