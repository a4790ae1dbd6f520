import type { AuditAction } from '@northcast/shared-contracts/api/audit';
import type { LastChange } from '@northcast/shared-contracts/api/problem';
import { type EntityManager, In } from 'typeorm';
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
export async function lastAccountChange(
  manager: EntityManager,
  id: string,
): Promise<LastChange | undefined> {
  const newest = (where: object) =>
    manager.findOne(AuditEntryEntity, { where, order: { createdAt: 'DESC', id: 'DESC' } });
  const found = [
    await newest({ targetId: id, status: 'done', action: In(byTeam) }),
    await newest({ actorId: id, status: 'done', action: In(byOwner) }),
  ];
  const [last] = found
    .filter((entry) => entry !== null)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  if (last === undefined) return undefined;
  const at = last.createdAt.toISOString();
  const actor = last.actorId && (await manager.findOneBy(UserEntity, { id: last.actorId }));
  return actor ? { at, by: fullName(actor) } : { at };
}
