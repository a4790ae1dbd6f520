import type { EntityManager } from 'typeorm';
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

/** Mails every owner of the team, in the manager's transaction. */
export async function mailOwners(
  manager: EntityManager,
  outbox: OutboxService,
  mail: OwnersMail,
): Promise<void> {
  for (const owner of await manager.findBy(UserEntity, { isAdmin: true, role: 'owner' })) {
    await outbox.enqueue(manager, { ...addressee(owner), ...mail });
  }
}
