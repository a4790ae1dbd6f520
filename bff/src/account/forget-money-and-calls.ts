import { type EntityManager, In } from 'typeorm';
import { DemoCallEntity } from '../demo-calls/demo-call.entity.js';
import { InvoiceEntity } from '../invoice-documents/invoice.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { PaymentEntity } from '../payments/payment.entity.js';
import { forgetQuotes } from '../quotes/forget-quotes.js';

/**
 * Of quotes and payments only the amounts stay, of calls nothing. Invoices stay as they are issued, with name and address, because the
 * law demands it; they lose the link to the account.
 */
export async function forgetMoneyAndCalls(manager: EntityManager, userId: string): Promise<void> {
  const orders = await manager.find(OrderEntity, { where: { userId }, select: { id: true } });
  const orderIds = orders.map(({ id }) => id);
  await manager.update(InvoiceEntity, { userId }, { userId: null });
  if (orderIds.length === 0) return;
  await forgetQuotes(manager, orderIds);
  await manager.update(PaymentEntity, { orderId: In(orderIds) }, { paymentLink: null });
  await manager.delete(DemoCallEntity, { orderId: In(orderIds) });
}
