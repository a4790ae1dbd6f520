import { Injectable } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../mail/outbox.service.js';
import { type Account, addressee } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { orderPlacedLetter, orderStatusLetter, orderThread } from './order-letters.js';

/** Mails to the customer of an order, each in the transaction of the event it reports. */
@Injectable()
export class OrderMailsService {
  constructor(private readonly outbox: OutboxService) {}

  async placed(manager: EntityManager, customer: Account, order: Order): Promise<void> {
    await this.outbox.enqueue(manager, {
      kind: 'order-placed',
      ...addressee(customer),
      thread: orderThread(order),
      ...orderPlacedLetter(order),
    });
  }

  /**
   * Withdraws the mail about the current status of an order, unless a worker has started to send
   * it.
   * @returns whether it was withdrawn
   */
  withdrawStatus(manager: EntityManager, order: Pick<Order, 'id' | 'userId' | 'status'>) {
    const { userId, status } = order;
    const mail = { userId, kind: `order-${status}`, thread: orderThread(order) };
    return this.outbox.withdraw(manager, mail);
  }

  /**
   * Mails the account's current address, because the order keeps the address from when it was
   * placed. Does nothing if the account was deleted.
   * @param delay milliseconds for which the mail can be withdrawn
   */
  async statusChanged(manager: EntityManager, order: Order, delay = 0): Promise<void> {
    if (order.userId === null) return;
    const customer = await manager.findOneBy(UserEntity, { id: order.userId });
    if (customer === null) return;
    await this.outbox.enqueue(manager, {
      kind: `order-${order.status}`,
      ...addressee(customer),
      thread: orderThread(order),
      ...orderStatusLetter(order),
      delay,
    });
  }
}
