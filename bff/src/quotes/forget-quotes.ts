import { type EntityManager, In } from 'typeorm';
import { actsOnFormerOrders } from '../order-events/personal-order-events.js';
import { deletedCustomer } from '../users/deleted-customer.js';
import { decisionsOn } from './find-quotes.js';
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
  const acts = await actsOnFormerOrders(manager, userId);
  const ids = new Set(acts.map(({ id }) => id));
  const orderIds = new Set(acts.map(({ orderId }) => orderId));
  for (const { quote, event } of await decisionsOn(manager, [...orderIds])) {
    if (ids.has(event.id)) {
      await manager.update(QuoteEntity, { id: quote.id }, withoutDecision(quote));
    }
  }
}
