import type { EntityManager } from 'typeorm';
import { DigestItemEntity } from '../notices/digest-item.entity.js';

/** What an account had as one of the team and has no right to any more: assigned orders, and notices that wait for the daily mail. */
export async function forgetTeamWork(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('UPDATE orders SET assigneeId = NULL WHERE assigneeId = ?', [userId]);
  await manager.delete(DigestItemEntity, { userId });
}
