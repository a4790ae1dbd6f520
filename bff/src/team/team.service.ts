import { Injectable } from '@nestjs/common';
import type { TeamMember, TeamPerson } from '@northcast/shared-contracts/api/entities';
import type { Role } from '@northcast/shared-contracts/roles';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import { AuditService, fieldChanges } from '../audit/audit.service.js';
import { findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notFound, ownAccount } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import { type Account, fullName } from '../sessions/account.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { isOver } from '../sessions/session-times.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { accountTags } from '../users/account-tags.js';
import { forgetTeamWork } from '../users/forget-team-work.js';
import { checkIsOwner, checkNotLastOwner } from '../users/owners.js';
import { UserEntity } from '../users/user.entity.js';
import { InvitationsService } from './invitations.service.js';
import { removedLetter, roleChangedLetter, TeamMailsService } from './team-mails.service.js';

/** Roles that orders can be assigned to. Editors cannot see orders. */
const assignable: readonly Role[] = ['owner', 'manager', 'producer'];

type Member = UserEntity & { role: Role };

/** Team members and their roles. */
@Injectable()
export class TeamService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionsService,
    private readonly invitations: InvitationsService,
    private readonly mails: TeamMailsService,
    private readonly accountMail: AccountMailService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  /** The team members that orders can be assigned to. */
  async people(): Promise<TeamPerson[]> {
    const rows = await this.unitOfWork.read.find(UserEntity, {
      where: { role: In(assignable) },
      order: { firstName: 'ASC', lastName: 'ASC', id: 'ASC' },
    });
    return rows
      .filter(isMember)
      .map((row) => ({ id: row.id, name: fullName(row), role: row.role }));
  }

  async list(): Promise<TeamMember[]> {
    const { read } = this.unitOfWork;
    const rows = await read.find(UserEntity, {
      where: { role: Not(IsNull()) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const members = rows.filter(isMember);
    return await Promise.all(members.map((row) => toMemberDto(read, row)));
  }

  /**
   * Orders stay assigned if the new role can see orders.
   * @throws 403, 404
   * @throws 409 for the last owner
   */
  async changeRole(
    manager: EntityManager,
    caller: Account,
    id: string,
    role: Role,
  ): Promise<TeamMember> {
    await checkIsOwner(manager, caller);
    const before = await lockMember(manager, id);
    const row = { ...before, role, version: before.version + 1 };
    if (role === before.role) return toMemberDto(manager, before);
    if (before.role === 'owner') await checkNotLastOwner(manager, id);
    await manager.update(UserEntity, { id }, { role, version: row.version });
    await forgetTeamWork(manager, id, role);
    const letter = roleChangedLetter(fullName(row), role);
    const mail = { kind: 'team-role-changed', letter, aboutId: id };
    await this.mails.tellOwners(manager, mail, caller.id);
    await this.accountMail.roleChanged(manager, row, role);
    await this.audit.record(manager, {
      action: 'team.role-changed',
      target: { type: 'account', id },
      changes: fieldChanges({ role: before.role }, { role }),
    });
    await this.live.changed(manager, { userId: id, tags: accountTags(role) });
    return toMemberDto(manager, row);
  }

  /**
   * Turns the account into a customer account.
   * @throws 403, 404
   * @throws 409 for the caller's own account
   */
  async remove(manager: EntityManager, caller: Account, id: string): Promise<void> {
    if (id === caller.id) throw ownAccount();
    await checkIsOwner(manager, caller);
    const row = await lockMember(manager, id);
    const change = { isAdmin: false, role: null, version: row.version + 1 };
    await manager.update(UserEntity, { id }, change);
    await forgetTeamWork(manager, id, null);
    await this.invitations.revokeAllTo(manager, row.email);
    await this.sessions.endAllOf(manager, id);
    const mail = { kind: 'team-removed', letter: removedLetter(fullName(row)), aboutId: id };
    await this.mails.tellOwners(manager, mail, caller.id);
    await this.accountMail.roleChanged(manager, row, null);
    await this.audit.record(manager, {
      action: 'team.removed',
      target: { type: 'account', id },
      changes: fieldChanges({ role: row.role }, { role: '' }),
    });
    await this.live.changed(manager, { userId: id, tags: accountTags(row.role) });
  }
}

const isMember = (row: UserEntity): row is Member => row.role !== null;

/** @throws 404 */
async function lockMember(manager: EntityManager, id: string): Promise<Member> {
  const row = await findForUpdate(manager, UserEntity, id);
  if (row === null || !isMember(row)) throw notFound();
  return row;
}

async function toMemberDto(manager: EntityManager, row: Member): Promise<TeamMember> {
  const sessions = await manager.find(SessionEntity, {
    where: { userId: row.id },
    order: { lastSeenAt: 'DESC' },
  });
  // Rows stay for a while after their session is over.
  const latest = sessions.find((session) => !isOver(session, row.isAdmin));
  const hasSecondFactor = await manager
    .createQueryBuilder(UserEntity, 'user')
    .where('user.id = :id AND user.secondFactorSince IS NOT NULL', { id: row.id })
    .getExists();
  return {
    id: row.id,
    name: fullName(row),
    email: row.email,
    role: row.role,
    hasSecondFactor,
    lastSeenAt: latest?.lastSeenAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
