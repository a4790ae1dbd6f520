import type { ThreadSide } from '@northcast/shared-contracts/api/messages';
import { notFound } from '../errors/api-errors.js';
import { type Account, mayAdminister } from '../sessions/account.js';
import type { MessageEntity } from './message.entity.js';

/** A thread, and on which side of it the caller is. */
export interface OpenThread {
  readonly thread: MessageEntity;
  readonly side: ThreadSide;
}

/**
 * An administrator is the customer of the own messages.
 * @throws 404 for those who are on neither side, as for a thread that is not there
 */
export function openThread(account: Account, thread: MessageEntity | null): OpenThread {
  if (thread === null) throw notFound();
  if (thread.userId === account.id) return { thread, side: 'customer' };
  if (mayAdminister(account)) return { thread, side: 'administrator' };
  throw notFound();
}
