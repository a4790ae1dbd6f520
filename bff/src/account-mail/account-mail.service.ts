import { Injectable } from '@nestjs/common';
import type { Role } from '@northcast/shared-contracts/roles';
import { type EntityManager, MoreThan } from 'typeorm';
import type { Browser } from '../browser/browser.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OutboxService } from '../mail/outbox.service.js';
import { addressee } from '../sessions/account.js';
import {
  type AccountLetter,
  accountDeleted,
  emailChange,
  emailChanged,
  emailChangeTaken,
  emailChangeTold,
  emailConfirmation,
  invitation,
  invitationDays,
  loginFailures,
  newDevice,
  passwordChanged,
  passwordReset,
  roleChanged,
  welcome,
} from './letters.js';
import { MailLinksService } from './mail-links.service.js';

type Recipient = Parameters<typeof addressee>[0];

const hour = 3_600_000;

/**
 * Mails about an account. Each is put into the outbox in the transaction of the change it reports.
 */
@Injectable()
export class AccountMailService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly links: MailLinksService,
  ) {}

  async welcome(manager: EntityManager, user: Recipient): Promise<void> {
    const token = await this.links.make(manager, user.id, 'confirmation', user.email);
    await this.send(manager, 'welcome', user, welcome(user.firstName, token), true);
  }

  async confirmation(manager: EntityManager, user: Recipient): Promise<void> {
    const token = await this.links.make(manager, user.id, 'confirmation', user.email);
    await this.send(manager, 'email-confirmation', user, emailConfirmation(token), true);
  }

  async passwordReset(manager: EntityManager, user: Recipient): Promise<void> {
    const token = await this.links.make(manager, user.id, 'password', user.email);
    await this.send(manager, 'password-reset', user, passwordReset(token), true);
  }

  /** For a person whose account the team created: the link lets them choose a password. */
  async invitation(manager: EntityManager, user: Recipient): Promise<void> {
    const lifetime = invitationDays * 24 * hour;
    const token = await this.links.make(manager, user.id, 'password', user.email, lifetime);
    await this.send(manager, 'invitation', user, invitation(user.firstName, token), true);
  }

  passwordChanged(manager: EntityManager, user: Recipient): Promise<void> {
    return this.send(manager, 'password-changed', user, passwordChanged());
  }

  /**
   * Writes to both addresses.
   * @param isTaken whether the new address has an account: the mail says so, and carries no link
   */
  async emailChange(
    manager: EntityManager,
    user: Recipient,
    email: string,
    isTaken: boolean,
  ): Promise<void> {
    const token = await this.links.make(manager, user.id, 'email-change', email);
    const content = isTaken ? emailChangeTaken() : emailChange(token);
    // Without a name: the new address may belong to somebody else.
    const stranger = { id: user.id, email, firstName: '', lastName: '' };
    await this.send(manager, 'email-change', stranger, content, true);
    await this.send(manager, 'email-change-told', user, emailChangeTold(email));
  }

  /** @param user with the former address */
  emailChanged(manager: EntityManager, user: Recipient, email: string): Promise<void> {
    return this.send(manager, 'email-changed', user, emailChanged(email));
  }

  newDevice(manager: EntityManager, user: Recipient, browser: Browser): Promise<void> {
    return this.send(manager, 'new-device', user, newDevice(browser, new Date()));
  }

  loginFailures(manager: EntityManager, user: Recipient): Promise<void> {
    return this.send(manager, 'login-failures', user, loginFailures(new Date()));
  }

  /** @param role null when the user was removed from the team */
  roleChanged(manager: EntityManager, user: Recipient, role: Role | null): Promise<void> {
    return this.send(manager, 'role-changed', user, roleChanged(role));
  }

  async accountDeleted(manager: EntityManager, user: Recipient): Promise<void> {
    await this.outbox.enqueue(manager, {
      kind: 'account-deleted',
      ...addressee(user),
      userId: null,
      ...accountDeleted(),
      isSecret: true,
      isForgotten: true,
    });
  }

  /** Counts the mails of a kind that an account was sent in the last hours. */
  countSince(manager: EntityManager, userId: string, kind: string, hours: number): Promise<number> {
    const createdAt = MoreThan(new Date(Date.now() - hours * hour));
    return manager.countBy(MailEntity, { userId, kind, createdAt });
  }

  private async send(
    manager: EntityManager,
    kind: string,
    user: Recipient,
    content: AccountLetter,
    isSecret = false,
  ): Promise<void> {
    await this.outbox.enqueue(manager, { kind, ...addressee(user), ...content, isSecret });
  }
}
