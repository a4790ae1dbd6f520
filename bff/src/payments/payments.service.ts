import { Injectable } from '@nestjs/common';
import type { Payment } from '@northcast/shared-contracts/api/entities';
import { formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { insertRow } from '../database/insert-row.js';
import { optionalText } from '../database/optional-column.js';
import { nothingToPay, orderCancelled, priceChanged, stale } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { PaymentEntity } from '../order-agreements/payment.entity.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import { type OrderRow, toOrderDto } from '../orders/order.mapper.js';
import type { Account } from '../sessions/account.js';
import { PaymentMailsService } from './payment-mails.service.js';

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
    if (isNewlyPaid(before, row) && price !== undefined && price !== order.servicePrice) {
      throw priceChanged();
    }
    if (before === null) await insertRow(manager, PaymentEntity, row);
    else await manager.update(PaymentEntity, { orderId }, row);
    await this.tell(manager, account, order, { before, row });
    return toPaymentDto(row);
  }

  /** Records a payment change in timeline and audit log, sends mails and updates open pages. */
  private async tell(
    manager: EntityManager,
    account: Account,
    order: OrderRow,
    { before, row }: { readonly before: PaymentEntity | null; readonly row: PaymentEntity },
  ): Promise<void> {
    const orderId = order.id;
    const isNewLink = hasNewLink(before, row);
    const isPaid = isNewlyPaid(before, row);
    if (isNewLink) await this.events.record(manager, { orderId, account, kind: 'paymentLinkSet' });
    if (isPaid) {
      await this.events.record(manager, {
        orderId,
        account,
        kind: 'paid',
        detail: dayText(row.paidOn),
      });
    }
    // Removing a link or a payment date is no timeline event, but open pages show it.
    if (!isNewLink && !isPaid) {
      await this.live.changed(manager, { orderId, userId: order.userId, tags: ['Money', 'Order'] });
    }
    await this.audit.record(manager, {
      action: 'payment.changed',
      target: { type: 'order', id: orderId },
    });
    const dto = toOrderDto(order);
    if (isPaid && row.paidOn !== null) await this.mails.paid(manager, dto, row.paidOn);
    else if (isNewLink && row.paidOn === null) await this.mails.payable(manager, dto);
  }
}

const hasNewLink = (before: PaymentEntity | null, { paymentLink }: PaymentEntity) =>
  paymentLink !== null && paymentLink !== before?.paymentLink;

const isNewlyPaid = (before: PaymentEntity | null, { paidOn }: PaymentEntity) =>
  paidOn !== null && paidOn !== before?.paidOn;

const dayText = (day: string | null) => formatLongDate(`${day}T00:00:00Z`);

/** @param row null if no payment details were entered yet */
function toPaymentDto(row: PaymentEntity | null): Payment {
  return {
    paymentLink: row?.paymentLink ?? undefined,
    paidOn: row?.paidOn ?? undefined,
    version: row?.version ?? 0,
  };
}
