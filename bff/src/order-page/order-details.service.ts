import { Injectable } from '@nestjs/common';
import type { Order, OrderDetails, OrderEvent } from '@northcast/shared-contracts/api/entities';
import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import { orderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { type EntityManager, Not } from 'typeorm';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { PaymentEntity } from '../order-agreements/payment.entity.js';
import type { OrderEventEntity } from '../order-events/order-event.entity.js';
import { OrderEventsService, toOrderEventDto } from '../order-events/order-events.service.js';
import { withoutForeignSubjects } from '../order-events/personal-order-events.js';
import { DueDatesService } from '../orders/due-dates.service.js';
import { OrderEntity } from '../orders/order.entity.js';
import { type OrderRow, toOrderDto } from '../orders/order.mapper.js';
import { newestQuote } from '../quotes/find-quotes.js';
import { toQuoteDto } from '../quotes/quote.mapper.js';
import type { Account } from '../sessions/account.js';
import { mayUse, worksOn } from '../sessions/rights.js';
import { expectedAt, nextStepOf } from './next-step.js';
import { revisionsOf } from './revisions.js';

/** Most other orders in the response. */
const mostOthers = 10;

/** What the page of an order shows. */
@Injectable()
export class OrderDetailsService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly events: OrderEventsService,
    private readonly dueDates: DueDatesService,
  ) {}

  /** The order with everything that its page needs first. */
  async of(manager: EntityManager, account: Account, row: OrderRow): Promise<OrderDetails> {
    const order = toOrderDto(row);
    const shown = await this.shown(manager, account, row);
    const events = await this.events.ofState(manager, row.id);
    const happened = events.map((event) => event.kind);
    const payment = await manager.findOneBy(PaymentEntity, { orderId: row.id });
    const kind = orderKind(order);
    const quote = happened.includes('quoteSent') ? await newestQuote(manager, row.id) : null;
    const isOpen = row.status === 'pending';
    return {
      order: worksOn(account, row) ? this.dueDates.toDto(row) : order,
      number: orderNumber(row.id),
      kind,
      events: withPlacement(row, shown.map(toOrderEventDto)),
      expectedAt: expectedAt(row, kind, events)?.toISOString(),
      nextStep: nextStepOf({
        kind,
        status: row.status,
        happened,
        isToBePaid: row.servicePrice > 0 && isToBePaid(payment),
        quote: quote === null ? undefined : toQuoteDto(quote).state,
      }),
      canCancel: isOpen && !this.access.isTeam(account, row),
      canEditBrief: isOpen && !this.access.isTeam(account, row),
      revisions: revisionsOf(row.serviceName, kind, events, order.lines),
      readAt: new Date().toISOString(),
    };
  }

  /**
   * Other orders of the customer who placed an order, newest first; empty once the account is
   * deleted.
   * @throws 404
   */
  async others(manager: EntityManager, account: Account, idOrNumber: string): Promise<Order[]> {
    const { id, userId } = await this.access.find(null, account, idOrNumber);
    if (userId === null) return [];
    const rows = await manager.find(OrderEntity, {
      where: { userId, id: Not(id) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: mostOthers,
    });
    return rows.map(this.dueDates.toDto);
  }

  /** Producers do not see events about money, such as quotes and payments. */
  private async shown(
    manager: EntityManager,
    account: Account,
    row: OrderRow,
  ): Promise<OrderEventEntity[]> {
    const events = await this.events.timeline(manager, row.id);
    if (!this.access.isTeam(account, row)) {
      return withoutForeignSubjects(manager, account.id, events);
    }
    if (mayUse(account, row, 'business')) return events;
    return events.filter(({ kind }) => !ofMoney.includes(kind));
  }
}

const isToBePaid = (payment: PaymentEntity | null) =>
  payment !== null && payment.paymentLink !== null && payment.paidOn === null;

const ofMoney: readonly OrderEventKind[] = [
  'quoteSent',
  'quoteAccepted',
  'quoteDeclined',
  'paymentLinkSet',
  'paid',
  'invoiceIssued',
];

/** Adds a placement event to orders that are older than the timeline. */
function withPlacement(row: OrderRow, events: OrderEvent[]): OrderEvent[] {
  if (events.some(({ kind }) => kind === 'placed')) return events;
  const placed: OrderEvent = {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    kind: 'placed',
    actorId: row.userId ?? undefined,
    actorName: row.customerName,
    actorRole: 'customer',
    detail: undefined,
  };
  return [placed, ...events];
}
