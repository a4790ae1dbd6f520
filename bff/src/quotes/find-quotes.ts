import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { OrderEventEntity } from '../order-events/order-event.entity.js';
import { QuoteEntity } from './quote.entity.js';

/** The latest version of an order's quote; null if none was sent. */
export function newestQuote(manager: EntityManager, orderId: string): Promise<QuoteEntity | null> {
  return manager.findOne(QuoteEntity, { where: { orderId }, order: { version: 'DESC' } });
}

/** A quote that was accepted or declined, and the event that recorded it, which names the person. */
interface QuoteDecision {
  readonly quote: QuoteEntity;
  readonly event: OrderEventEntity;
}

/**
 * The decisions on the quotes of orders. The quotes of an order are decided on one after the other,
 * and each decision is recorded, so quotes and events are in the same order. Their times do not
 * tell which belong together: after the clock was set back, an event is later than its decision.
 */
export async function decisionsOn(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<QuoteDecision[]> {
  const orderId = In([...orderIds]);
  const quotes = await manager.find(QuoteEntity, {
    where: { orderId, decidedAt: Not(IsNull()) },
    order: { version: 'DESC' },
  });
  const events = await manager.find(OrderEventEntity, {
    where: { orderId, kind: In(['quoteAccepted', 'quoteDeclined']) },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  const decisions: QuoteDecision[] = [];
  for (const quote of quotes) {
    const index = events.findIndex((event) => isAlike(quote, event));
    const [event] = index === -1 ? [] : events.splice(index, 1);
    if (event !== undefined) decisions.push({ quote, event });
  }
  return decisions;
}

/** An accepted quote is replaced when a later one is accepted. */
const isAlike = ({ orderId, state }: QuoteEntity, event: OrderEventEntity) =>
  event.orderId === orderId && (event.kind === 'quoteDeclined') === (state === 'declined');
