import { Injectable } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import {
  formatDollars,
  formatLongDate,
  orderNumber,
} from '@northcast/shared-contracts/content/texts/format';
import { orderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../mail/outbox.service.js';
import { orderThread } from '../orders/order-letters.js';
import { addressee } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';

interface Words {
  readonly kind: string;
  readonly heading: string;
  readonly text: string;
}

/** Mails to the customer about payments, each in the transaction of the event it reports. */
@Injectable()
export class PaymentMailsService {
  constructor(private readonly outbox: OutboxService) {}

  async payable(manager: EntityManager, order: Order): Promise<void> {
    await this.send(manager, order, {
      kind: 'payment-asked',
      heading: 'Your order can be paid',
      text: `${orderedText(order)} costs ${formatDollars(order.servicePrice)}. You find the way to pay on the page of your order.`,
    });
  }

  async paid(manager: EntityManager, order: Order, day: string): Promise<void> {
    await this.send(manager, order, {
      kind: 'payment-received',
      heading: 'We have received your payment',
      text: `Your payment of ${formatDollars(order.servicePrice)} for ${orderedText(order)} reached us on ${formatLongDate(`${day}T00:00:00Z`)}. Thank you.`,
    });
  }

  async invoiced(manager: EntityManager, order: Order, title: string): Promise<void> {
    await this.send(manager, order, {
      kind: 'invoice-issued',
      heading: title,
      text: 'You can view and download the document on the page of your order.',
    });
  }

  /** Mails the account's current address; does nothing if the account was deleted. */
  private async send(manager: EntityManager, order: Order, { kind, heading, text }: Words) {
    if (order.userId === null) return;
    const customer = await manager.findOneBy(UserEntity, { id: order.userId });
    if (customer === null) return;
    const number = orderNumber(order.id);
    await this.outbox.enqueue(manager, {
      kind,
      ...addressee(customer),
      thread: orderThread(order),
      subject: `Re: Your order #${number}`,
      letter: {
        heading,
        blocks: [
          { type: 'paragraph', text: `Hello ${order.customerName},` },
          { type: 'paragraph', text },
          { type: 'action', label: 'See your order', path: `/dashboard/orders/${number}` },
        ],
        reason: 'You get this mail because there is an order in your account.',
      },
    });
  }
}
