import { Injectable } from '@nestjs/common';
import type { Payment } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { insertRow } from '../database/insert-row.js';
import { optionalText } from '../database/optional-column.js';
import { nothingToPay, orderCancelled, priceChanged, stale } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { PaymentEntity } from '../order-agreements/payment.entity.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import { type OrderRow, toOrderDto } from '../orders/order.mapper.js';
import type { Account } from '../sessions/account.js';
import { dayText, PaymentMailsService } from './payment-mails.service.js';

/**
 * Payments of orders. Customers pay outside the product, at the payment link; an administrator
 * records the payment.
 */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly events: OrderEventsService,
    private readonly mails: PaymentMailsService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  async read(manager: EntityManager, orderId: string): Promise<Payment> {
    return toPaymentDto(await manager.findOneBy(PaymentEntity, { orderId }));
  }

  /**
   * @throws 404
   * @throws 409 for a link or day of an order without a price; with the current payment if
   * `version` is not the current version; for a new link of a cancelled order; for a new day of
   * payment if `price` is not the order's
   */
  async change(
    manager: EntityManager,
    account: Account,
    orderId: string,
    { version, price, paymentLink, paidOn }: BodyOf<'changePayment'>,
  ): Promise<Payment> {
    const order = await this.access.forUpdate(manager, account, orderId, 'business');
    if (order.servicePrice === 0 && (paymentLink || paidOn)) throw nothingToPay();
    const before = await manager.findOneBy(PaymentEntity, { orderId });
    if (version !== undefined && version !== (before?.version ?? 0)) {
      throw stale(toPaymentDto(before));
    }
    const row: PaymentEntity = {
      orderId,
      paymentLink: optionalText(paymentLink, before?.paymentLink),
      paidOn: optionalText(paidOn, before?.paidOn),
      version: (before?.version ?? 0) + 1,
    };
    if (order.status === 'cancelled' && hasNewLink(before, row)) throw orderCancelled();
    const hasNewDay = row.paidOn !== null && row.paidOn !== before?.paidOn;
    if (hasNewDay && price !== undefined && price !== order.servicePrice) throw priceChanged();
    if (before === null) await insertRow(manager, PaymentEntity, row);
    else await manager.update(PaymentEntity, { orderId }, row);
    await this.tell(manager, account, order, { before, row });
    return toPaymentDto(row);
  }

  /**
   * Records a payment change in timeline and audit log, sends mails and updates open pages. Another
   * day for a recorded payment corrects it: the payment is not confirmed a second time.
   */
  private async tell(
    manager: EntityManager,
    account: Account,
    order: OrderRow,
    { before, row }: { readonly before: PaymentEntity | null; readonly row: PaymentEntity },
  ): Promise<void> {
    const orderId = order.id;
    const { paidOn } = row;
    const former = before?.paidOn ?? null;
    const isNewLink = hasNewLink(before, row);
    const isPaid = paidOn !== null && former === null;
    if (isNewLink) await this.events.record(manager, { orderId, account, kind: 'paymentLinkSet' });
    if (isPaid) {
      const detail = dayText(paidOn);
      await this.events.record(manager, { orderId, account, kind: 'paid', detail });
    } else if (paidOn !== null && paidOn !== former) await correctDay(manager, orderId, paidOn);
    // Other changes are no timeline event, but open pages show them.
    if (!isNewLink && !isPaid) {
      await this.live.changed(manager, { orderId, userId: order.userId, tags: ['Money', 'Order'] });
    }
    const days = { field: 'paidOn', before: former ?? '', after: paidOn ?? '' };
    await this.audit.record(manager, {
      action: 'payment.changed',
      target: { type: 'order', id: orderId },
      changes: paidOn === former ? [] : [days],
    });
    const dto = toOrderDto(order);
    if (isPaid) await this.mails.paid(manager, dto, paidOn);
    else if (isNewLink && paidOn === null) await this.mails.payable(manager, dto);
  }
}

const hasNewLink = (before: PaymentEntity | null, { paymentLink }: PaymentEntity) =>
  paymentLink !== null && paymentLink !== before?.paymentLink;

/** Corrects the timeline: the customer reads there when the payment arrived. */
async function correctDay(manager: EntityManager, orderId: string, day: string): Promise<void> {
  const event = await manager.findOne(OrderEventEntity, {
    where: { orderId, kind: 'paid' },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  if (event === null) return;
  await manager.update(OrderEventEntity, { id: event.id }, { detail: dayText(day) });
}

/** @param row null if no payment details were entered yet */
function toPaymentDto(row: PaymentEntity | null): Payment {
  return {
    paymentLink: row?.paymentLink ?? undefined,
    paidOn: row?.paidOn ?? undefined,
    version: row?.version ?? 0,
  };
}
