import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import type { MailLinkEntity } from '../account-mail/mail-link.entity.js';
import { MailLinksService } from '../account-mail/mail-links.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { linkExpired } from '../errors/api-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { CallId } from '../idempotency/idempotency-key.decorator.js';
import { LiveService } from '../live/live.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import { PasswordPolicy } from '../passwords/password-policy.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { removeSecondFactors } from '../second-factor/remove-second-factors.js';
import { secondFactorMail } from '../second-factor/second-factor-mail.js';
import type { Account } from '../sessions/account.js';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { accountTags } from '../users/account-tags.js';
import { isEmailConfirmed } from '../users/own-account.js';
import { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/** Most reset mails to one account per hour. */
const mostMails = 3;

/** Sets new passwords, through a mailed link or by a user who knows the current password. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesService,
    private readonly links: MailLinksService,
    private readonly mail: AccountMailService,
    private readonly passwords: PasswordsService,
    private readonly policy: PasswordPolicy,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  /** Mails a link if the address has an account, and does nothing otherwise. */
  async mailLink(email: string): Promise<void> {
    await this.unitOfWork.write(async (manager) => {
      const found = await this.users.findByEmail(manager, email);
      // Lock the row, so that concurrent requests are counted one after the other.
      const user = found && (await findForUpdate(manager, UserEntity, found.id));
      if (user?.email !== email) return;
      const sent = await this.mail.countSince(manager, user.id, 'password-reset', 1);
      if (sent >= mostMails) return;
      await this.mail.passwordReset(manager, user);
      const target = { type: 'account', id: user.id };
      await this.audit.record(manager, { action: 'password.reset-requested', target });
    });
  }

  /**
   * Also confirms the address, because following the link proves access to its mailbox. Before,
   * anybody may have registered with it: their second factors go with their password.
   * @param device see `set`
   * @throws 410 when the link has expired or was used
   * @throws 422 for a password that the policy refuses; the link can still be used
   * @throws 422 when the call's key was used with another password
   */
  async reset(call: CallId, body: BodyOf<'resetPassword'>, device: string | null): Promise<void> {
    const { read } = this.unitOfWork;
    // A link that was used is refused later, as this may repeat the call that used it.
    const link = await this.links.lookUp(read, body.token, ['password']);
    const passwordHash = link && (await this.acceptedHash(link, body.password));
    await this.idempotency.run(call, body, async (manager) => {
      if (link === null || passwordHash === null) throw linkExpired();
      const user = await findForUpdate(manager, UserEntity, link.userId);
      await this.links.use(manager, link);
      if (user?.email !== link.email) throw linkExpired();
      await this.set(manager, user, passwordHash, device);
      await this.removeUnconfirmedFactors(manager, user);
      await manager.update(UserEntity, { id: user.id }, { emailConfirmedAt: new Date() });
      await this.live.changed(manager, { userId: null, tags: accountTags(user.role) });
      await this.sessions.endAllOf(manager, user.id);
    });
  }

  /** Of customers only: nobody may enter the team with nothing but its member's mailbox. */
  private async removeUnconfirmedFactors(manager: EntityManager, user: UserEntity): Promise<void> {
    if (user.role !== null || (await isEmailConfirmed(manager, user.id))) return;
    if (!(await removeSecondFactors(manager, user.id))) return;
    await this.outbox.enqueue(manager, secondFactorMail(user, { type: 'all-removed' }));
    await this.audit.record(manager, { action: 'second-factor.removed', actorId: user.id });
  }

  private async acceptedHash({ userId }: MailLinkEntity, password: string): Promise<string> {
    const owner = await this.unitOfWork.read.findOneBy(UserEntity, { id: userId });
    if (owner === null) throw linkExpired();
    await this.policy.check(password, owner, owner.isAdmin);
    return this.passwords.hash(password);
  }

  /**
   * Sets the password, and voids pending links that change the password or the e-mail address.
   * @param device token of the requesting browser, the only one that stays known; null if it sent
   * none
   */
  async set(
    manager: EntityManager,
    user: UserEntity,
    passwordHash: string,
    device: string | null,
  ): Promise<Account> {
    const changed = await this.users.change(manager, user, { passwordHash });
    await this.links.voidCredentialLinks(manager, user.id);
    await this.devices.forgetOthers(manager, user.id, device);
    await this.mail.passwordChanged(manager, user);
    await this.audit.record(manager, { action: 'password.changed', actorId: user.id });
    return changed;
  }
}
