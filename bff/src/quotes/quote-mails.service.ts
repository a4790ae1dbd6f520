import { Injectable } from '@nestjs/common';
import type { Order, Quote } from '@northcast/shared-contracts/api/entities';
import { lineTotal } from '@northcast/shared-contracts/api/quotes';
import {
  formatDollars,
  formatLongDate,
  orderNumber,
} from '@northcast/shared-contracts/content/texts/format';
import type { EntityManager } from 'typeorm';
import type { Letter, LetterBlock } from '../mail/letter.js';
import { OutboxService } from '../mail/outbox.service.js';
import { mailCustomer } from '../notices/mail-customer.js';
import type { Notice } from '../notices/notice.js';
import { NoticesService } from '../notices/notices.service.js';
import { orderPanelPath, orderReason, orderThread } from '../orders/order-letters.js';

/** Mails about quotes, each in the transaction of the event it reports. */
@Injectable()
export class QuoteMailsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly notices: NoticesService,
  ) {}

  async sent(manager: EntityManager, order: Order, quote: Quote): Promise<void> {
    await mailCustomer(manager, this.outbox, order.userId, {
      kind: 'quote-sent',
      thread: orderThread(order),
      ...quoteLetter(order, quote),
    });
  }

  async decided(manager: EntityManager, order: Order, quote: Quote): Promise<void> {
    await this.notices.notify(manager, decisionNotice(order, quote));
  }
}

const day = (text: string) => formatLongDate(`${text}T00:00:00Z`);

/** Mail to the customer with a new quote. */
function quoteLetter(order: Order, quote: Quote): { subject: string; letter: Letter } {
  const number = orderNumber(order.id);
  return {
    subject: `Re: Your order #${number}`,
    letter: {
      heading: 'Your quote is ready',
      blocks: [
        { type: 'paragraph', text: `Hello ${order.customerName},` },
        {
          type: 'paragraph',
          text: `This is our quote for ${order.serviceName}. You can accept or decline it on the page of your order until ${day(quote.validUntil)}.`,
        },
        {
          type: 'facts',
          facts: [
            ...quote.lines.map(
              (line) =>
                [`${line.quantity} × ${line.text}`, formatDollars(lineTotal(line))] as const,
            ),
            ['Total', formatDollars(quote.total)] as const,
          ],
        },
        ...(quote.note === undefined ? [] : [{ type: 'quote', text: quote.note } as const]),
        { type: 'action', label: 'See the quote', path: `/dashboard/orders/${number}` },
      ],
      reason: orderReason,
    },
  };
}

/** Notice to administrators about the customer's decision. */
function decisionNotice(order: Order, quote: Quote): Notice {
  const number = orderNumber(order.id);
  const isAccepted = quote.state === 'accepted';
  const path = orderPanelPath(order);
  const reason: LetterBlock[] =
    quote.reason === undefined ? [] : [{ type: 'quote', text: quote.reason }];
  return {
    kind: isAccepted ? 'quote-accepted' : 'quote-declined',
    title: `Quote ${isAccepted ? 'accepted' : 'declined'}, order #${number} from ${order.customerName}: ${order.serviceName}`,
    path,
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Order', `#${number}`],
          ['Quote', `Version ${quote.version}`],
          ['Total', formatDollars(quote.total)],
          ['Customer', order.customerName],
          ['Email', order.customerEmail],
          ...(quote.signedName === undefined ? [] : [['Signed', quote.signedName] as const]),
        ],
      },
      ...reason,
      { type: 'action', label: 'Open the order', path },
    ],
  };
}
