import type { AuditAction } from '@northcast/shared-contracts/api/audit';
import type { LastChange } from '@northcast/shared-contracts/api/problem';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { fullName } from '../sessions/account.js';
import { UserEntity } from './user.entity.js';

/** Audit actions that change an account: by the team, or by its owner. */
const byTeam: AuditAction[] = [
  'customer.updated',
  'team.role-changed',
  'team.removed',
  'team.joined',
];
const byOwner: AuditAction[] = ['account.renamed', 'email.changed', 'password.changed'];

/** Who changed an account last, and when; undefined if the audit log no longer holds it. */
export const lastAccountChange = (
  manager: EntityManager,
  id: string,
): Promise<LastChange | undefined> =>
  lastChange(manager, { targetId: id, action: In(byTeam) }, { actorId: id, action: In(byOwner) });

/**
 * Who made the newest change that the audit log holds.
 * @param kinds entries that are such changes
 */
export async function lastChange(
  manager: EntityManager,
  ...kinds: FindOptionsWhere<AuditEntryEntity>[]
): Promise<LastChange | undefined> {
  const found: AuditEntryEntity[] = [];
  // One query each, because an index serves only one of the conditions.
  for (const kind of kinds) {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    found.push(...(await manager.find(AuditEntryEntity, { where: kind, order, take: 1 })));
  }
  const [last] = found.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  if (last === undefined) return undefined;
  const at = last.createdAt.toISOString();
  // Only the server changes a webhook without an actor: it switches it off.
  if (last.targetType === 'webhook' && last.actorId === null) return { at, by: 'The server' };
  const actor = last.actorId && (await manager.findOneBy(UserEntity, { id: last.actorId }));
  return actor ? { at, by: fullName(actor) } : { at };
}
