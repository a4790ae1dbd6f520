import { Injectable } from '@nestjs/common';
import type { Quote } from '@northcast/shared-contracts/api/entities';
import { endOfDayAnywhere } from '@northcast/shared-contracts/api/quotes';
import { orderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { insertRow } from '../database/insert-row.js';
import {
  forbidden,
  invalid,
  noQuoteHere,
  notFound,
  orderCancelled,
  orderInvoiced,
  orderPaid,
  quoteExpired,
  quoteNotOpen,
  quoteOfInvoiced,
  quoteOfPaid,
} from '../errors/api-errors.js';
import { printErrors } from '../invoice-documents/fonts.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { paidOn, replaceOpenQuote, standingInvoice } from '../order-agreements/agreements.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import { OrderEntity } from '../orders/order.entity.js';
import { type OrderRow, toOrderDto } from '../orders/order.mapper.js';
import { orderKeys } from '../orders/order-list.js';
import type { Account } from '../sessions/account.js';
import { newestQuote } from './find-quotes.js';
import { QuoteEntity } from './quote.entity.js';
import { newQuoteRow, toQuoteDto } from './quote.mapper.js';
import { QuoteMailsService } from './quote-mails.service.js';

/**
 * Quotes of orders. Every write locks the order's row, so that of two concurrent decisions, or a
 * decision and a new quote, the second one sees the result of the first.
 */
@Injectable()
export class QuotesService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly events: OrderEventsService,
    private readonly mails: QuoteMailsService,
    private readonly audit: AuditService,
  ) {}

  /** The quotes of an order, newest first. */
  async list(manager: EntityManager, orderId: string): Promise<Quote[]> {
    const rows = await manager.find(QuoteEntity, {
      where: { orderId },
      order: { version: 'DESC' },
    });
    return rows.map(toQuoteDto);
  }

  /**
   * Sends a quote, which replaces the open one. If a quote was already accepted, the new one
   * changes the price only once it is accepted too.
   * @throws 404
   * @throws 409 for an order with a fixed price, and for one that is cancelled, invoiced or paid
   * @throws 422 for lines that the invoice could not show once the quote is accepted
   */
  async send(
    manager: EntityManager,
    account: Account,
    orderId: string,
    content: BodyOf<'sendQuote'>,
  ): Promise<Quote> {
    const order = await this.access.forUpdate(manager, account, orderId, 'business');
    await checkQuotable(manager, order);
    const texts = content.lines.map(({ text }, index) => [`lines[${index}].text`, text] as const);
    const errors = printErrors(texts);
    if (errors.length > 0) throw invalid(errors);
    const newest = await newestQuote(manager, orderId);
    await replaceOpenQuote(manager, orderId);
    const row = newQuoteRow(orderId, (newest?.version ?? 0) + 1, content);
    await insertRow(manager, QuoteEntity, row);
    await this.events.record(manager, {
      orderId,
      account,
      kind: 'quoteSent',
      detail: formatDollars(row.total),
    });
    await this.audit.record(manager, {
      action: 'quote.sent',
      target: { type: 'order', id: orderId },
    });
    await this.mails.sent(manager, toOrderDto(order), toQuoteDto(row));
    return toQuoteDto(row);
  }

  /**
   * Accepts a quote; its total becomes the price of the order.
   * @throws 404
   * @throws 403 for an administrator, because only the customer can agree
   * @throws 409 if the quote is no longer open, with the current quotes, and for an invoiced or
   * paid order
   */
  async accept(
    manager: EntityManager,
    account: Account,
    { id, quoteId }: QuoteParameters,
    { signedName }: Pick<BodyOf<'acceptQuote'>, 'signedName'>,
  ): Promise<Quote> {
    const { order, quote } = await this.openQuote(manager, account, id, quoteId);
    if (await standingInvoice(manager, id)) throw quoteOfInvoiced();
    if ((await paidOn(manager, id)) !== null) throw quoteOfPaid();
    const decidedAt = new Date();
    await manager.update(QuoteEntity, { orderId: id, state: 'accepted' }, { state: 'replaced' });
    const change = { state: 'accepted', decidedAt, signedName } as const;
    await manager.update(QuoteEntity, { id: quoteId }, change);
    const priced: OrderRow = {
      ...order,
      servicePrice: quote.total,
      priceAgreedAt: decidedAt,
      updatedAt: decidedAt,
      version: order.version + 1,
    };
    await manager.update(OrderEntity, { id }, { ...priced, ...orderKeys(priced) });
    return this.decided(manager, account, priced, { ...quote, ...change });
  }

  /** @throws as `accept` does, but not for an invoiced or paid order */
  async decline(
    manager: EntityManager,
    account: Account,
    { id, quoteId }: QuoteParameters,
    { reason }: BodyOf<'declineQuote'>,
  ): Promise<Quote> {
    const { order, quote } = await this.openQuote(manager, account, id, quoteId);
    const change = { state: 'declined', decidedAt: new Date(), reason } as const;
    await manager.update(QuoteEntity, { id: quoteId }, change);
    return this.decided(manager, account, order, { ...quote, ...change });
  }

  /** The quote that the customer may decide on; locks its order. */
  private async openQuote(
    manager: EntityManager,
    account: Account,
    orderId: string,
    quoteId: string,
  ) {
    const order = await this.access.forUpdate(manager, account, orderId, 'business');
    if (this.access.isTeam(account, order)) throw forbidden();
    const quote = await manager.findOneBy(QuoteEntity, { id: quoteId, orderId });
    if (quote === null) throw notFound();
    if (order.status === 'cancelled') throw orderCancelled();
    if (quote.state !== 'open') throw quoteNotOpen(await this.list(manager, orderId));
    if (endOfDayAnywhere(quote.validUntil) <= new Date()) throw quoteExpired();
    return { order, quote };
  }

  private async decided(
    manager: EntityManager,
    account: Account,
    order: OrderRow,
    row: QuoteEntity,
  ): Promise<Quote> {
    const quote = toQuoteDto(row);
    await this.events.record(manager, {
      orderId: order.id,
      account,
      kind: row.state === 'accepted' ? 'quoteAccepted' : 'quoteDeclined',
      detail: formatDollars(row.total),
    });
    await this.mails.decided(manager, toOrderDto(order), quote);
    return quote;
  }
}

export interface QuoteParameters {
  /** Id of the order. */
  readonly id: string;
  readonly quoteId: string;
}

async function checkQuotable(manager: EntityManager, order: OrderRow): Promise<void> {
  if (order.status === 'cancelled') throw orderCancelled();
  const isOpenPrice = orderKind(toOrderDto(order)) === 'quote';
  if (!isOpenPrice && order.priceAgreedAt === null) throw noQuoteHere();
  if (await standingInvoice(manager, order.id)) throw orderInvoiced();
  if ((await paidOn(manager, order.id)) !== null) throw orderPaid();
}
