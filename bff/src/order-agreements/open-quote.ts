import type { EntityManager } from 'typeorm';

/**
 * Replaces the open quote of an order, also an expired one, by a newer quote or by a price that the
 * team has set.
 */
export async function replaceOpenQuote(manager: EntityManager, orderId: string): Promise<void> {
  await manager.query("UPDATE quotes SET state = 'replaced' WHERE orderId = ? AND state = 'open'", [
    orderId,
  ]);
}
