import type { PersonalData } from '@northcast/shared-contracts/api/entities';
import { type EntityManager, In } from 'typeorm';
import { InvoiceEntity } from '../invoice-documents/invoice.entity.js';
import { DemoCallEntity } from '../order-agreements/demo-call.entity.js';
import { PaymentEntity } from '../order-agreements/payment.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { decisionsOn } from '../quotes/find-quotes.js';
import { forgetDecisions, forgetQuotes } from '../quotes/forget-quotes.js';
import { QuoteEntity } from '../quotes/quote.entity.js';
import { toQuoteDto } from '../quotes/quote.mapper.js';

/**
 * Quotes, calls, payments and invoices of a user's orders. The signature on a quote and the reason
 * against it are left out if they are of a former customer of the order.
 */
export async function moneyAndCallsOf(
  manager: EntityManager,
  userId: string,
): Promise<Pick<PersonalData, 'quotes' | 'calls' | 'payments' | 'invoices'>> {
  const orders = await manager.find(OrderEntity, { where: { userId }, select: { id: true } });
  const orderIds = orders.map(({ id }) => id);
  const where = { orderId: In(orderIds) };
  const [quotes, decisions, calls, payments, invoices] = await Promise.all([
    manager.find(QuoteEntity, { where, order: { createdAt: 'ASC', id: 'ASC' } }),
    decisionsOn(manager, orderIds),
    manager.find(DemoCallEntity, { where, order: { updatedAt: 'ASC' } }),
    manager.find(PaymentEntity, { where, order: { orderId: 'ASC' } }),
    manager.find(InvoiceEntity, { where: { userId }, order: { number: 'ASC' } }),
  ]);
  const own = decisions.filter(({ event }) => event.actorId === userId);
  const decided = new Set(own.map(({ quote }) => quote.id));
  return {
    quotes: quotes.map((row) =>
      toQuoteDto(decided.has(row.id) ? row : { ...row, signedName: null, reason: null }),
    ),
    calls: calls.map(({ orderId, startsAt }) => ({ orderId, startsAt: startsAt?.toISOString() })),
    payments: payments.map(({ orderId, paymentLink, paidOn }) => ({
      orderId,
      paymentLink,
      paidOn,
    })),
    invoices: invoices.map(({ document }) => JSON.parse(document)),
  };
}

/**
 * Keeps only the amounts of quotes and payments, and nothing of calls. Invoices keep name and
 * address as issued, because the law requires it; they lose the link to the account.
 */
export async function forgetMoneyAndCalls(manager: EntityManager, userId: string): Promise<void> {
  const orders = await manager.find(OrderEntity, { where: { userId }, select: { id: true } });
  const orderIds = orders.map(({ id }) => id);
  await manager.update(InvoiceEntity, { userId }, { userId: null });
  await forgetDecisions(manager, userId);
  if (orderIds.length === 0) return;
  await forgetQuotes(manager, orderIds);
  await manager.update(PaymentEntity, { orderId: In(orderIds) }, { paymentLink: null });
  await manager.delete(DemoCallEntity, { orderId: In(orderIds) });
}
