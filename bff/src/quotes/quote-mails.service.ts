import { Injectable } from '@nestjs/common';
import type { Order, Quote } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../mail/outbox.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { orderThread } from '../orders/order-letters.js';
import { addressee } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { decisionNotice, quoteLetter } from './quote-letters.js';

/** Mails about quotes, each in the transaction of the event it reports. */
@Injectable()
export class QuoteMailsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly notices: NoticesService,
  ) {}

  /** Mails the account's current address; does nothing if the account was deleted. */
  async sent(manager: EntityManager, order: Order, quote: Quote): Promise<void> {
    if (order.userId === null) return;
    const customer = await manager.findOneBy(UserEntity, { id: order.userId });
    if (customer === null) return;
    await this.outbox.enqueue(manager, {
      kind: 'quote-sent',
      ...addressee(customer),
      thread: orderThread(order),
      ...quoteLetter(order, quote),
    });
  }

  async decided(manager: EntityManager, order: Order, quote: Quote): Promise<void> {
    await this.notices.notify(manager, decisionNotice(order, quote));
  }
}
