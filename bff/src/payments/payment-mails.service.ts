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

/** The order that a mail is about. It may be deleted. */
type Subject = Pick<Order, 'id' | 'userId'>;

interface Content {
  readonly kind: string;
  readonly heading: string;
  readonly text: string;
  /** Shown instead of the order's page. */
  readonly action?: { readonly label: string; readonly path: string };
}

/** Formats a day such as `2026-11-30`. */
export const dayText = (day: string): string => formatLongDate(`${day}T00:00:00Z`);

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
      text: `Your payment of ${formatDollars(order.servicePrice)} for ${orderedText(order)} reached us on ${dayText(day)}. Thank you.`,
    });
  }

  /**
   * Mails the customer of the document. If the order has another customer now or was deleted, its
   * page does not exist for this one, so the mail links the document.
   * @param order null if it was deleted
   */
  async invoiced(
    manager: EntityManager,
    order: Subject | null,
    document: { readonly id: string; readonly orderId: string; readonly userId: string | null },
    title: string,
  ): Promise<void> {
    const { id, orderId, userId } = document;
    const mail = { kind: 'invoice-issued', heading: title };
    if (order !== null && userId === order.userId) {
      const text = 'You can view and download the document on the page of your order.';
      await this.send(manager, order, { ...mail, text });
      return;
    }
    await this.send(
      manager,
      { id: orderId, userId },
      {
        ...mail,
        text: 'You can download the document while you are signed in.',
        action: { label: 'Download the document', path: `/api/invoices/${id}.pdf` },
      },
    );
  }

  /** Mails the account's current address; does nothing if the account was deleted. */
  private async send(manager: EntityManager, order: Subject, content: Content) {
    const { kind, heading, text } = content;
    if (order.userId === null) return;
    const customer = await manager.findOneBy(UserEntity, { id: order.userId });
    if (customer === null) return;
    const number = orderNumber(order.id);
    const { to, userId } = addressee(customer);
    const page = { label: 'See your order', path: `/dashboard/orders/${number}` };
    await this.outbox.enqueue(manager, {
      kind,
      to,
      userId,
      thread: orderThread(order),
      subject: `Re: Your order #${number}`,
      letter: {
        heading,
        blocks: [
          { type: 'paragraph', text: `Hello ${to.name},` },
          { type: 'paragraph', text },
          { type: 'action', ...(content.action ?? page) },
        ],
        reason: `You get this mail because there is ${content.action ? 'an invoice' : 'an order'} in your account.`,
      },
    });
  }
}
