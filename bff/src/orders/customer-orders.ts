import type { EntityManager } from 'typeorm';

/** Sum of the prices of all orders, aliased `placed`, that are not cancelled. */
export const spentSql =
  "SUM(CASE WHEN placed.status = 'cancelled' THEN 0 ELSE placed.servicePrice END)";

/**
 * Number of a customer's orders, including cancelled ones, and the total of the others in whole US
 * dollars.
 */
export interface CustomerOrders {
  readonly orderCount: number;
  readonly spent: number;
}

interface Row {
  readonly userId: string;
  readonly orderCount: number | string;
  readonly spent: number | string;
}

/**
 * Loads the orders of these customers; the returned function also answers for customers without
 * orders.
 */
export async function customerOrders(
  manager: EntityManager,
  userIds: readonly string[],
): Promise<(userId: string) => CustomerOrders> {
  const rows =
    userIds.length === 0
      ? []
      : await manager.query<Row[]>(
          `SELECT placed.userId AS userId, COUNT(*) AS orderCount, ${spentSql} AS spent FROM orders placed
          WHERE placed.userId IN (${userIds.map(() => '?').join(', ')}) GROUP BY placed.userId`,
          [...userIds],
        );
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  return (userId) => {
    const { orderCount = 0, spent = 0 } = byUser.get(userId) ?? {};
    return { orderCount: Number(orderCount), spent: Number(spent) };
  };
}
