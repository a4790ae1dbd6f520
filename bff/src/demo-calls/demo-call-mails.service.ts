import { Injectable } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../mail/outbox.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { orderThread } from '../orders/order-letters.js';
import { addressee } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { type CallChange, callLetter, callNotice } from './demo-call-letters.js';

/** Mails about demo calls, each in the transaction of the change it reports. */
@Injectable()
export class DemoCallMailsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly notices: NoticesService,
  ) {}

  /** Mails the customer; also notifies the business if the customer made the change. */
  async changed(manager: EntityManager, order: Order, change: CallChange): Promise<void> {
    if (!change.isTeam) await this.notices.notify(manager, callNotice(order, change));
    if (order.userId === null) return;
    const customer = await manager.findOneBy(UserEntity, { id: order.userId });
    if (customer === null) return;
    await this.outbox.enqueue(manager, {
      kind: change.isBooked ? 'call-confirmed' : 'call-called-off',
      ...addressee(customer),
      thread: orderThread(order),
      ...callLetter(order, change),
    });
  }
}
