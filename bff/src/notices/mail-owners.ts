import { type EntityManager, Not } from 'typeorm';
import type { Letter } from '../mail/letter.js';
import type { OutboxService } from '../mail/outbox.service.js';
import { addressee } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';

interface OwnersMail {
  readonly kind: string;
  readonly subject: string;
  readonly letter: Letter;
  readonly thread?: string;
}

/**
 * Thread of mails about a colleague. With the account they are deleted by it, also if they show a
 * former name.
 */
export const colleagueThread = (userId: string): string => `account-${userId}`;

/**
 * Mails every owner of the team, in the manager's transaction.
 * @param exceptId id of an owner who is not mailed
 */
export async function mailOwners(
  manager: EntityManager,
  outbox: OutboxService,
  mail: OwnersMail,
  exceptId = '',
): Promise<void> {
  const owners = { isAdmin: true, role: 'owner', id: Not(exceptId) } as const;
  for (const owner of await manager.findBy(UserEntity, owners)) {
    await outbox.enqueue(manager, { ...addressee(owner), ...mail });
  }
}
