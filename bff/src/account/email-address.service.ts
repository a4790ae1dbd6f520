import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import type { MailLinkEntity } from '../account-mail/mail-link.entity.js';
import { MailLinksService } from '../account-mail/mail-links.service.js';
import { AuditService } from '../audit/audit.service.js';
import { findForUpdate } from '../database/find-for-update.js';
import { linkExpired, linkOfOther } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import { accountTags } from '../users/account-tags.js';
import { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/**
 * Changes and confirms the e-mail address of an account. Every method runs in the transaction of
 * its manager.
 */
@Injectable()
export class EmailAddressService {
  constructor(
    private readonly users: UsersService,
    private readonly links: MailLinksService,
    private readonly mail: AccountMailService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  /**
   * Mails a link to the new address. Only that mail says whether the address already has an
   * account.
   */
  async ask(manager: EntityManager, user: UserEntity, email: string): Promise<void> {
    const isTaken = await manager.existsBy(UserEntity, { email });
    await this.mail.emailChange(manager, user, email, isTaken);
  }

  /**
   * Handles the link of a confirmation or an address change. Only the link's account may use it:
   * the link may have been mailed to somebody whose address another person entered, and following
   * it must not give that person the address.
   * @throws 403 when the link belongs to another account
   * @throws 410 when the link has expired or was used
   * @throws 409 when the new address has acquired an account in the meantime
   */
  async confirm(manager: EntityManager, callerId: string, token: string): Promise<void> {
    const link = await this.links.find(manager, token, ['confirmation', 'email-change']);
    if (link.userId !== callerId) throw linkOfOther();
    const user = await findForUpdate(manager, UserEntity, callerId);
    if (user === null) throw linkExpired();
    await this.links.use(manager, link);
    await this.live.changed(manager, { userId: null, tags: accountTags(user.role) });
    if (link.purpose === 'email-change') return this.swap(manager, user, link);
    if (link.email !== user.email) throw linkExpired();
    await manager.update(UserEntity, { id: user.id }, { emailConfirmedAt: new Date() });
    await this.audit.record(manager, { action: 'email.confirmed', actorId: user.id });
  }

  private async swap(manager: EntityManager, user: UserEntity, { email }: MailLinkEntity) {
    await this.users.change(manager, user, { email, emailConfirmedAt: new Date() });
    await this.links.voidByNewEmail(manager, user.id);
    await this.mail.emailChanged(manager, user, email);
    await this.audit.record(manager, { action: 'email.changed', actorId: user.id });
  }
}
