import { managingRoles, type Role } from '@northcast/shared-contracts/roles';
import type { EntityManager } from 'typeorm';

/**
 * Removes what an account had as a team member and may no longer have: assigned orders, items for
 * the daily digest, and notices that have not been sent.
 * @param role the current role; null for a customer and for an account that is deleted
 */
export async function forgetTeamWork(
  manager: EntityManager,
  userId: string,
  role: Role | null,
): Promise<void> {
  if (role !== null && managingRoles.includes(role)) return;
  await manager.query('DELETE FROM digest_items WHERE userId = ?', [userId]);
  // Only notices to the team can be unsubscribed from.
  await manager.query(
    `DELETE FROM mails WHERE userId = ? AND status <> 'sent' AND INSTR(headers, '"oneClickUrl"') > 0`,
    [userId],
  );
  if (role === 'producer') return;
  // By the name of the table, because the orders' folder imports this one.
  await manager.update('orders', { assigneeId: userId }, { assigneeId: null, ...nextVersion() });
}

/** Columns of an order that changes, so that open edits of it conflict. */
export const nextVersion = () => ({ updatedAt: new Date(), version: () => 'version + 1' });
