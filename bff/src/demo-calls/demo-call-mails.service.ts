import { Injectable } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { EntityManager } from 'typeorm';
import type { Letter } from '../mail/letter.js';
import { OutboxService } from '../mail/outbox.service.js';
import { mailCustomer } from '../notices/mail-customer.js';
import type { Notice } from '../notices/notice.js';
import { NoticesService } from '../notices/notices.service.js';
import { orderPanelPath, orderReason, orderThread } from '../orders/order-letters.js';

/** A booking, move or cancellation of a call. */
export interface CallChange {
  /** Start of the call; for a cancellation, the start that it had. */
  readonly time: Date;
  readonly isBooked: boolean;
  /** Whether the call had another time until now. */
  readonly isMoved: boolean;
  /** Whether an administrator made the change. */
  readonly isTeam: boolean;
  readonly zone: string;
}

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
    await mailCustomer(manager, this.outbox, order.userId, {
      kind: change.isBooked ? 'call-confirmed' : 'call-called-off',
      thread: orderThread(order),
      ...callLetter(order, change),
    });
  }
}

/** Formats as `Tuesday, December 1, 2026 at 10:00 AM EST`. */
function callTimeText({ time, zone }: Pick<CallChange, 'time' | 'zone'>): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  })
    .format(time)
    .replace(/\u202f/g, ' ');
}

/** Sent to the customer. */
function callLetter(order: Order, change: CallChange): { subject: string; letter: Letter } {
  const number = orderNumber(order.id);
  const page = `/dashboard/orders/${number}`;
  const { isBooked } = change;
  return {
    subject: `Re: Your order #${number}`,
    letter: {
      heading: isBooked ? 'Your call is booked' : 'Your call is cancelled',
      blocks: [
        { type: 'paragraph', text: `Hello ${order.customerName},` },
        {
          type: 'paragraph',
          text: isBooked
            ? 'We call you at the number of your order. On its page you see the time in your own time zone, and can move or cancel the call.'
            : 'On the page of your order you can choose another time.',
        },
        { type: 'facts', facts: [[isBooked ? 'Time' : 'Cancelled', callTimeText(change)]] },
        { type: 'action', label: 'See your order', path: page },
      ],
      reason: orderReason,
    },
  };
}

/** Sent to the business. */
function callNotice(order: Order, change: CallChange): Notice {
  const number = orderNumber(order.id);
  const path = orderPanelPath(order);
  const done = change.isBooked ? (change.isMoved ? 'moved' : 'booked') : 'cancelled';
  return {
    kind: change.isBooked ? 'call-booked' : 'call-cancelled',
    orderId: order.id,
    title: `Call ${done}, order #${number} from ${order.customerName}: ${callTimeText(change)}`,
    path,
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Time', callTimeText(change)],
          ['Order', `#${number}`],
          ['Customer', order.customerName],
          ['Email', order.customerEmail],
          ...(order.customerPhone === undefined ? [] : [['Phone', order.customerPhone] as const]),
        ],
      },
      { type: 'action', label: 'Open the order', path },
    ],
  };
}
