import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { MailLinkEntity } from '../account-mail/mail-link.entity.js';
import { notFound } from '../errors/api-errors.js';
import { UserEntity } from './user.entity.js';

/**
 * The caller's own account.
 * @throws 404
 */
export async function readOwnAccount(manager: EntityManager, id: string): Promise<OwnAccount> {
  const user = await manager
    .createQueryBuilder(UserEntity, 'user')
    .addSelect(['user.emailConfirmedAt', 'user.notices'])
    .where({ id })
    .getOne();
  if (user === null) throw notFound();
  const change = await manager.findOneBy(MailLinkEntity, {
    userId: id,
    purpose: 'email-change',
    expiresAt: MoreThan(new Date()),
  });
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    isAdmin: user.isAdmin,
    role: user.role ?? undefined,
    createdAt: user.createdAt.toISOString(),
    isEmailConfirmed: user.emailConfirmedAt !== null,
    pendingEmail: change?.email,
    notices: user.isAdmin && user.role !== 'editor' ? user.notices : undefined,
  };
}

/** Whether this account has confirmed its current address by a link that was mailed to it. */
export function isEmailConfirmed(manager: EntityManager, id: string): Promise<boolean> {
  return manager.existsBy(UserEntity, { id, emailConfirmedAt: Not(IsNull()) });
}
