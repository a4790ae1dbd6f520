import { type EntityManager, In } from 'typeorm';
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
        signedName: row.signedName === null ? null : deletedCustomer.name,
        reason: row.reason === null ? null : deletedCustomer.text,
      },
    );
  }
}
