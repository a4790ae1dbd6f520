import type { ThreadSide } from '@northcast/shared-contracts/api/messages';
import type { EntityManager } from 'typeorm';
import { notFound } from '../errors/api-errors.js';
import { OrderEntity } from '../orders/order.entity.js';
import type { Account } from '../sessions/account.js';
import { manages, worksOn } from '../sessions/rights.js';
import type { MessageEntity } from './message.entity.js';

/** A thread, and on which side of it the caller is. */
export interface OpenThread {
  readonly thread: MessageEntity;
  readonly side: ThreadSide;
}

/**
 * An administrator is the customer of the own messages; producers are in the threads of orders that are assigned to them.
 * @throws 404 for those who are on neither side, as for a thread that is not there
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
