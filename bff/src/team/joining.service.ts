import { Injectable } from '@nestjs/common';
import type { User } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { MailLinksService } from '../account-mail/mail-links.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { alreadyInTeam, invitationOfOther, notFound } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import { type Account, fullName } from '../sessions/account.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserEntity } from '../users/user.entity.js';
import { toUserDto } from '../users/user.mapper.js';
import { UsersService } from '../users/users.service.js';
import { InvitationsService } from './invitations.service.js';
import type { TeamInvitationEntity } from './team-invitation.entity.js';
import { joinedLetter, TeamMailsService } from './team-mails.service.js';

/** Accepts invitations to the team; every method works in the transaction of its manager. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly links: MailLinksService,
    private readonly mails: TeamMailsService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  /**
   * Creates an account for the invited address. The address counts as confirmed, because the link
   * was received there.
   * @throws 409 if the address already has an account, which must accept instead
   * @throws 410
   */
  async register(
    manager: EntityManager,
    { token, firstName, lastName }: BodyOf<'joinTeam'>,
    passwordHash: string,
  ): Promise<User> {
    const invitation = await this.invitations.find(manager, token);
    await this.invitations.use(manager, invitation);
    const { email, role } = invitation;
    const names = { email, firstName, lastName };
    const user = await this.users.insert(manager, { ...names, role, passwordHash });
    await manager.update(UserEntity, { id: user.id }, { emailConfirmedAt: new Date() });
    await this.tell(manager, user, invitation);
    return user;
  }

  /**
   * Accepts the invitation with the existing account of the invited address. Managers can read the
   * links mailed to a customer and sign in with a password that they set, so the former links and
   * the other sessions do not pass into the team.
   * @param session token of the session that stays signed in
   * @throws 409 if the caller has another address or already belongs to the team
   * @throws 410
   */
  async accept(
    manager: EntityManager,
    caller: Account,
    token: string,
    session: string,
  ): Promise<User> {
    const invitation = await this.invitations.find(manager, token);
    const before = await findForUpdate(manager, UserEntity, caller.id);
    if (before === null) throw notFound();
    if (before.email !== invitation.email) throw invitationOfOther();
    if (before.isAdmin) throw alreadyInTeam();
    await this.invitations.use(manager, invitation);
    const rights = { isAdmin: true, role: invitation.role, version: before.version + 1 };
    const change = { ...rights, emailConfirmedAt: new Date() };
    await manager.update(UserEntity, { id: before.id }, change);
    await this.links.voidCredentialLinks(manager, before.id);
    await this.sessions.endOthersOf(manager, before.id, session);
    // Sessions of the team are shorter: this one could be over at once.
    await this.sessions.restart(manager, session);
    const user = { ...before, ...rights };
    await this.tell(manager, user, invitation);
    return toUserDto(user);
  }

  private async tell(
    manager: EntityManager,
    user: Pick<Account, 'id' | 'firstName' | 'lastName'>,
    { role }: TeamInvitationEntity,
  ): Promise<void> {
    const letter = joinedLetter(fullName(user), role);
    const mail = { kind: 'team-joined', letter, aboutId: user.id };
    await this.mails.tellOwners(manager, mail, user.id);
    await this.audit.record(manager, {
      action: 'team.joined',
      actorId: user.id,
      target: { type: 'account', id: user.id },
      changes: [{ field: 'role', after: role }],
    });
    await this.live.changed(manager, { userId: null, tags: ['Team', 'Customers'] });
  }
}
