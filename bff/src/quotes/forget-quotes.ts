import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { actsOnFormerOrders } from '../order-events/personal-order-events.js';
import { deletedCustomer } from '../users/deleted-customer.js';
import { QuoteEntity } from './quote.entity.js';

/** Anonymises quotes and keeps them, with their prices, for accounting. */
export async function forgetQuotes(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  const rows = await manager.findBy(QuoteEntity, { orderId: In([...orderIds]) });
  for (const row of rows) {
    const lines: object[] = JSON.parse(row.lineItems);
    await manager.update(
      QuoteEntity,
      { id: row.id },
      {
        lineItems: JSON.stringify(lines.map((line) => ({ ...line, text: deletedCustomer.text }))),
        terms: deletedCustomer.text,
        note: null,
        ...withoutDecision(row),
      },
    );
  }
}

const withoutDecision = ({ signedName, reason }: QuoteEntity) => ({
  signedName: signedName === null ? null : deletedCustomer.name,
  reason: reason === null ? null : deletedCustomer.text,
});

/**
 * Removes a person's signature and reasons from the quotes of orders that another customer has got
 * since. Until then they stay there as evidence of the agreement.
 */
export async function forgetDecisions(manager: EntityManager, userId: string): Promise<void> {
  for (const { kind, orderId, createdAt } of await actsOnFormerOrders(manager, userId)) {
    if (kind !== 'quoteAccepted' && kind !== 'quoteDeclined') continue;
    // The event is recorded immediately after the decision, while the order is locked.
    const quote = await manager.findOne(QuoteEntity, {
      where: { orderId, decidedAt: LessThanOrEqual(createdAt) },
      order: { decidedAt: 'DESC' },
    });
    if (quote === null) continue;
    await manager.update(QuoteEntity, { id: quote.id }, withoutDecision(quote));
  }
}
