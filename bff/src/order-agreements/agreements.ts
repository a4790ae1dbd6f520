import { type EntityManager, MoreThan } from 'typeorm';
import { InvoiceEntity } from '../invoice-documents/invoice.entity.js';
import type { OrderEventsService } from '../order-events/order-events.service.js';
import { DemoCallEntity } from './demo-call.entity.js';
import { PaymentEntity } from './payment.entity.js';

/** The booked call of an order that has not started, whatever the order's status. */
export function futureCall(
  manager: EntityManager,
  orderId: string,
): Promise<DemoCallEntity | null> {
  return manager.findOneBy(DemoCallEntity, { orderId, startsAt: MoreThan(new Date()) });
}

/**
 * Cancels a booked call if its order is cancelled: the order may become active again, and must not
 * show a call that has no time. Sends no mail, because the customer knows that the order is
 * cancelled.
 * @param call as it was read; if it has changed since, it stays
 */
export async function releaseOfCancelled(
  manager: EntityManager,
  events: OrderEventsService,
  { orderId, startsAt, changeCount }: DemoCallEntity,
): Promise<void> {
  if (startsAt === null) return;
  const { affected } = await manager
    .createQueryBuilder()
    .update(DemoCallEntity)
    .set({ startsAt: null, changeCount: changeCount + 1, updatedAt: new Date() })
    .where({ orderId, startsAt, changeCount })
    .andWhere("orderId IN (SELECT id FROM orders WHERE status = 'cancelled')")
    .execute();
  if (affected !== 1) return;
  await events.record(manager, {
    orderId,
    account: 'system',
    kind: 'callCancelled',
    detail: startsAt.toISOString(),
  });
}

/**
 * Replaces the open quote of an order, also an expired one, by a newer quote or by a price that the
 * team has set.
 */
export async function replaceOpenQuote(manager: EntityManager, orderId: string): Promise<void> {
  await manager.query("UPDATE quotes SET state = 'replaced' WHERE orderId = ? AND state = 'open'", [
    orderId,
  ]);
}

/**
 * The day on which an order was paid, as `2026-11-30`; null if it is not paid. The payment covers
 * the whole price, so another price needs the day to be cleared first.
 */
export async function paidOn(manager: EntityManager, orderId: string): Promise<string | null> {
  return (await manager.findOneBy(PaymentEntity, { orderId }))?.paidOn ?? null;
}

/** The invoice of an order that no credit note credits. */
export async function standingInvoice(
  manager: EntityManager,
  orderId: string,
): Promise<InvoiceEntity | null> {
  const rows = await manager.findBy(InvoiceEntity, { orderId });
  const corrected = new Set(rows.map(({ correctsId }) => correctsId));
  return rows.find(({ id, kind }) => kind === 'invoice' && !corrected.has(id)) ?? null;
}
