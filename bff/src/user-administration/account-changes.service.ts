import { Injectable } from '@nestjs/common';
import type { Role } from '@northcast/shared-contracts/roles';
import type { EntityManager } from 'typeorm';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import { MailLinksService } from '../account-mail/mail-links.service.js';
import { type Account, fullName } from '../sessions/account.js';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { InvitationsService } from '../team/invitations.service.js';
import { addedLetter, removedLetter, TeamMailsService } from '../team/team-mails.service.js';

/**
 * What follows when administrators change accounts: mails, and the end of sessions and mailed
 * links. Every method works in the transaction of its manager.
 */
@Injectable()
export class AccountChangesService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesService,
    private readonly links: MailLinksService,
    private readonly mails: AccountMailService,
    private readonly teamMails: TeamMailsService,
    private readonly invitations: InvitationsService,
  ) {}

  async passwordSet(manager: EntityManager, account: Account): Promise<void> {
    await this.sessions.endAllOf(manager, account.id);
    await this.links.voidCredentialLinks(manager, account.id);
    await this.devices.forgetOthers(manager, account.id, null);
    await this.mails.passwordChanged(manager, account);
  }

  /** @param before with the former address */
  async emailSet(manager: EntityManager, before: Account, email: string): Promise<void> {
    await this.links.voidByNewEmail(manager, before.id);
    await this.mails.emailChanged(manager, before, email);
  }

  /**
   * Voids links mailed to a new member of the team, because managers can read those of customers.
   * @param caller the owner who granted or revoked the rights
   * @param before with the former address
   */
  async rightsSet(
    manager: EntityManager,
    caller: Account,
    before: Account,
    account: Account,
  ): Promise<void> {
    const { id, role } = account;
    if (role === null) await this.sessions.endAllOf(manager, id);
    else await this.links.voidCredentialLinks(manager, id);
    await this.mails.roleChanged(manager, account, role);
    if (before.email !== account.email) {
      await this.invitations.revokeAllTo(manager, before.email);
    }
    await this.roleSet(manager, caller, account, role);
  }

  /** The deletion of a member's account is also the loss of its role. */
  async deleted(manager: EntityManager, caller: Account, account: Account): Promise<void> {
    if (account.role !== null) await this.roleSet(manager, caller, account, null);
  }

  /**
   * Also for an account that was created with rights. Voids open invitations, by which a former
   * member could join again.
   * @param caller is not mailed
   * @param role null for an account that has left the team
   */
  async roleSet(
    manager: EntityManager,
    caller: Account,
    account: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>,
    role: Role | null,
  ): Promise<void> {
    await this.invitations.revokeAllTo(manager, account.email);
    const name = fullName(account);
    const mail =
      role === null
        ? { kind: 'team-removed', letter: removedLetter(name) }
        : { kind: 'team-added', letter: addedLetter(name, role) };
    await this.teamMails.tellOwners(manager, { ...mail, aboutId: account.id }, caller.id);
  }
}
