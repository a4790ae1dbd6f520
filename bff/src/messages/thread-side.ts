import type { ThreadSide } from '@northcast/shared-contracts/api/messages';
import type { EntityManager } from 'typeorm';
import { notFound } from '../errors/api-errors.js';
import { OrderEntity } from '../orders/order.entity.js';
import type { Account } from '../sessions/account.js';
import { manages, worksOn } from '../sessions/rights.js';
import type { MessageEntity } from './message.entity.js';

/** A thread and the side that the caller is on. */
interface OpenThread {
  readonly thread: MessageEntity;
  readonly side: ThreadSide;
}

/**
 * Determines the caller's side of a thread. An administrator is the customer in their own threads;
 * a producer takes part in the threads of orders assigned to them.
 * @throws 404 if the thread does not exist or the caller is on neither side
 */
export async function openThread(
  manager: EntityManager,
  account: Account,
  thread: MessageEntity | null,
): Promise<OpenThread> {
  if (thread === null) throw notFound();
  if (thread.userId === account.id) return { thread, side: 'customer' };
  const order =
    thread.orderId === null || manages(account)
      ? null
      : await manager.findOneBy(OrderEntity, { id: thread.orderId });
  if (worksOn(account, { assigneeId: order?.assigneeId ?? null })) {
    return { thread, side: 'administrator' };
  }
  throw notFound();
}
