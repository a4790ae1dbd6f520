import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../mail/outbox.service.js';
import { addressee } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import type { MessageEntity } from './message.entity.js';
import { answerLetter, messageThread } from './message-letters.js';

@Injectable()
export class MessageMailsService {
  constructor(private readonly outbox: OutboxService) {}

  /**
   * Mails the customer at the account's current address; does nothing if the account was deleted.
   * @param wrote what the customer wrote before, if anything
   */
  async answered(
    manager: EntityManager,
    thread: Pick<MessageEntity, 'id' | 'userId' | 'subject' | 'userName' | 'userEmail' | 'orderId'>,
    answer: string,
    wrote: string | undefined,
  ): Promise<void> {
    if (thread.userId === null) return;
    const customer = await manager.findOneBy(UserEntity, { id: thread.userId });
    if (customer === null) return;
    const facts = { ...thread, orderId: thread.orderId ?? undefined };
    await this.outbox.enqueue(manager, {
      kind: 'message-reply',
      ...addressee(customer),
      thread: messageThread(thread),
      ...answerLetter(facts, answer, wrote),
    });
  }
}
