import { Inject, Injectable } from '@nestjs/common';
import type { Invitation } from '@northcast/shared-contracts/api/entities';
import type { Role } from '@northcast/shared-contracts/roles';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import {
  alreadyInTeam,
  invitationExpired,
  invitationRevoked,
  invitationUsed,
  notFound,
} from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import type { Account } from '../sessions/account.js';
import { newToken, tokenHash } from '../sessions/secret-token.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { checkIsOwner } from '../users/owners.js';
import { UserEntity } from '../users/user.entity.js';
import { TeamInvitationEntity } from './team-invitation.entity.js';
import { TeamMailsService } from './team-mails.service.js';

const day = 86_400_000;
/** Milliseconds that an invitation link can be used. */
const lifetime = 7 * day;
/** Milliseconds after that for which a link still reports what became of the invitation. */
export const invitationMemory = 30 * day;

/**
 * Invitations to the team, each with a single-use link; every method works in the transaction of
 * its manager.
 */
@Injectable()
export class InvitationsService {
  constructor(
    @Inject(sessionSecretToken) private readonly secret: string,
    private readonly mails: TeamMailsService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  /** Open invitations, including expired ones, newest first. */
  async list(manager: EntityManager): Promise<Invitation[]> {
    const rows = await manager.find(TeamInvitationEntity, {
      where: { state: 'open' },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return rows.map(toInvitationDto);
  }

  /**
   * Creates an invitation and revokes earlier ones to the same address.
   * @throws 409 if the address already belongs to the team
   */
  async invite(
    manager: EntityManager,
    caller: Account,
    { email, role }: BodyOf<'invite'>,
  ): Promise<Invitation> {
    await checkIsOwner(manager, caller);
    if ((await manager.findOneBy(UserEntity, { email }))?.isAdmin) throw alreadyInTeam();
    await manager.update(TeamInvitationEntity, { email, state: 'open' }, { state: 'revoked' });
    const { token, ...link } = this.newLink();
    const row: TeamInvitationEntity = { id: uuidv7(), email, role, state: 'open', ...link };
    await insertRow(manager, TeamInvitationEntity, row);
    await this.mails.invitation(manager, row, token);
    await this.record(manager, 'team.invited', row);
    return toInvitationDto(row);
  }

  /** @throws 404 */
  async resend(manager: EntityManager, caller: Account, id: string): Promise<Invitation> {
    const before = await lockOpen(manager, caller, id);
    const { token, ...link } = this.newLink();
    const row = { ...before, ...link };
    await manager.update(TeamInvitationEntity, { id }, link);
    await this.mails.invitation(manager, row, token);
    await this.record(manager, 'team.invitation-sent-again', row);
    return toInvitationDto(row);
  }

  /** @throws 404 */
  async revoke(manager: EntityManager, caller: Account, id: string): Promise<void> {
    const row = await lockOpen(manager, caller, id);
    await manager.update(TeamInvitationEntity, { id }, { state: 'revoked' });
    await this.record(manager, 'team.invitation-revoked', row);
  }

  /**
   * Revokes open invitations to an address whose account gets or loses rights in another way:
   * their links would later grant what they were sent for.
   */
  async revokeAllTo(manager: EntityManager, email: string): Promise<void> {
    const open = { email, state: 'open' } as const;
    for (const row of await manager.findBy(TeamInvitationEntity, open)) {
      const { affected } = await manager.update(
        TeamInvitationEntity,
        { id: row.id, state: 'open' },
        { state: 'revoked' },
      );
      if (affected === 1) await this.record(manager, 'team.invitation-revoked', row);
    }
  }

  /**
   * The invitation of a link, whatever became of it.
   * @throws 410 for an unknown link
   */
  async lookUp(manager: EntityManager, token: string): Promise<TeamInvitationEntity> {
    const hash = tokenHash(this.secret, token);
    const row = await manager.findOneBy(TeamInvitationEntity, { tokenHash: hash });
    if (row === null) throw invitationRevoked();
    return row;
  }

  /**
   * The open invitation of a link.
   * @throws 410 with what became of the invitation
   */
  async find(manager: EntityManager, token: string): Promise<TeamInvitationEntity> {
    const row = await this.lookUp(manager, token);
    if (row.state === 'revoked') throw invitationRevoked();
    if (row.state === 'accepted') throw invitationUsed();
    if (row.expiresAt <= new Date()) throw invitationExpired();
    return row;
  }

  /**
   * Consumes a link.
   * @throws 410 if it was used or revoked in the meantime
   */
  async use(manager: EntityManager, { id, tokenHash: hash }: TeamInvitationEntity): Promise<void> {
    const open = { id, tokenHash: hash, state: 'open' } as const;
    const { affected } = await manager.update(TeamInvitationEntity, open, { state: 'accepted' });
    if (affected !== 1) throw invitationRevoked();
  }

  private newLink() {
    const token = newToken();
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + lifetime);
    return { token, tokenHash: tokenHash(this.secret, token), createdAt, expiresAt };
  }

  private async record(
    manager: EntityManager,
    action: 'team.invited' | 'team.invitation-sent-again' | 'team.invitation-revoked',
    { id, role }: { readonly id: string; readonly role: Role },
  ): Promise<void> {
    const changes = [{ field: 'role', after: role }];
    await this.audit.record(manager, { action, target: { type: 'invitation', id }, changes });
    await this.live.changed(manager, { userId: null, tags: ['Team'] });
  }
}

async function lockOpen(
  manager: EntityManager,
  caller: Account,
  id: string,
): Promise<TeamInvitationEntity> {
  await checkIsOwner(manager, caller);
  const row = await findForUpdate(manager, TeamInvitationEntity, id);
  if (row?.state !== 'open') throw notFound();
  return row;
}

function toInvitationDto(row: TeamInvitationEntity): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
