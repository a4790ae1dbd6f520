import { managingRoles, type Role } from '@northcast/shared-contracts/roles';
import type { EntityManager } from 'typeorm';

/**
 * What an account had as one of the team and has no right to any more: assigned orders, and notices that wait for the daily mail.
 * @param role that it has now; null for a customer's
 */
export async function forgetTeamWork(
  manager: EntityManager,
  userId: string,
  role: Role | null,
): Promise<void> {
  if (role !== null && managingRoles.includes(role)) return;
  await manager.query('DELETE FROM digest_items WHERE userId = ?', [userId]);
  if (role === 'producer') return;
  await manager.query('UPDATE orders SET assigneeId = NULL WHERE assigneeId = ?', [userId]);
}
