import { Injectable } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import {
  type OrderStatus,
  orderStatuses,
} from '@northcast/shared-contracts/content/texts/order-status';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../mail/outbox.service.js';
import { mailCustomer } from '../notices/mail-customer.js';
import { type Account, addressee } from '../sessions/account.js';
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
    return this.outbox.withdraw(manager, mailsOf(order, [order.status]), 1);
  }

  /**
   * @param delay milliseconds for which the mail can be withdrawn. Without a delay, the mails about
   * earlier statuses that still wait would arrive after this one, and are withdrawn.
   */
  async statusChanged(manager: EntityManager, order: Order, delay = 0): Promise<void> {
    if (delay === 0) await this.outbox.withdraw(manager, mailsOf(order, orderStatuses));
    await mailCustomer(manager, this.outbox, order.userId, {
      kind: `order-${order.status}`,
      thread: orderThread(order),
      ...orderStatusLetter(order),
      delay,
    });
  }
}

/** Selects the mails about statuses of an order. */
const mailsOf = (order: Pick<Order, 'id' | 'userId'>, statuses: readonly OrderStatus[]) => ({
  userId: order.userId,
  kinds: statuses.map((status) => `order-${status}`),
  thread: orderThread(order),
});
