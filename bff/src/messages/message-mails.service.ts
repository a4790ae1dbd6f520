import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../mail/outbox.service.js';
import { OrderEntity } from '../orders/order.entity.js';
import { addressee } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import type { MessageRow } from './message.mapper.js';
import { answerLetter, messageThread } from './message-letters.js';
import { MessagePostEntity } from './message-post.entity.js';

@Injectable()
export class MessageMailsService {
  constructor(private readonly outbox: OutboxService) {}

  /**
   * Mails the customer at the account's current address, quoting what the customer wrote last; does
   * nothing if the account was deleted.
   */
  async answered(manager: EntityManager, thread: MessageRow, answer: string): Promise<void> {
    if (thread.userId === null) return;
    const customer = await manager.findOneBy(UserEntity, { id: thread.userId });
    if (customer === null) return;
    const facts = { ...thread, orderId: await ownOrderId(manager, thread) };
    await this.outbox.enqueue(manager, {
      kind: 'message-reply',
      ...addressee(customer),
      thread: messageThread(thread),
      ...answerLetter(facts, answer, await lastWritten(manager, thread)),
    });
  }
}

/**
 * The order whose page the mail links; undefined if the order was deleted or has another customer
 * now, because then the page does not exist for this one.
 */
async function ownOrderId(
  manager: EntityManager,
  { orderId, userId }: MessageRow,
): Promise<string | undefined> {
  if (orderId === null || userId === null) return undefined;
  return (await manager.existsBy(OrderEntity, { id: orderId, userId })) ? orderId : undefined;
}

/** The customer's latest text in a thread; undefined if only the team has written. */
async function lastWritten(
  manager: EntityManager,
  { id, message, starterName }: MessageRow,
): Promise<string | undefined> {
  const last = await manager.findOne(MessagePostEntity, {
    where: { messageId: id, authorRole: 'customer' },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  return last?.text ?? (starterName === null ? message : undefined);
}
