import type { EntityManager } from 'typeorm';
import type { NewMail, OutboxService } from '../mail/outbox.service.js';
import { addressee } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';

/**
 * Mails a customer at the account's current address: orders and messages keep the address from when
 * they were made. Does nothing if the account was deleted.
 */
export async function mailCustomer(
  manager: EntityManager,
  outbox: OutboxService,
  userId: string | null,
  mail: Omit<NewMail, 'to' | 'userId'>,
): Promise<void> {
  const customer = userId === null ? null : await manager.findOneBy(UserEntity, { id: userId });
  if (customer !== null) await outbox.enqueue(manager, { ...addressee(customer), ...mail });
}
