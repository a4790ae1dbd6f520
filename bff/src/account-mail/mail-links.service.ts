import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { insertRow } from '../database/insert-row.js';
import { linkExpired } from '../errors/api-errors.js';
import { newToken, tokenHash } from '../sessions/secret-token.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { MailLinkEntity, type MailLinkPurpose } from './mail-link.entity.js';

const hour = 3_600_000;

/** Milliseconds for which a link can be used. */
const lifetimes: Readonly<Record<MailLinkPurpose, number>> = {
  password: hour,
  confirmation: 7 * 24 * hour,
  'email-change': 24 * hour,
};

/**
 * Single-use links in mails. An account has one of each purpose: a new one voids the older ones.
 */
@Injectable()
export class MailLinksService {
  constructor(@Inject(sessionSecretToken) private readonly secret: string) {}

  /**
   * @param email the address that the mail goes to
   * @param lifetime milliseconds; the default depends on the purpose
   * @returns the token of the link
   */
  async make(
    manager: EntityManager,
    userId: string,
    purpose: MailLinkPurpose,
    email: string,
    lifetime = lifetimes[purpose],
  ): Promise<string> {
    const token = newToken();
    const createdAt = new Date();
    await this.void(manager, userId, purpose);
    await insertRow(manager, MailLinkEntity, {
      tokenHash: tokenHash(this.secret, token),
      userId,
      purpose,
      email,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifetime),
    });
    return token;
  }

  /**
   * Finds a link without using it up.
   * @throws 410 when the link has expired, was used, or has another purpose
   */
  async find(
    manager: EntityManager,
    token: string,
    purposes: readonly MailLinkPurpose[],
  ): Promise<MailLinkEntity> {
    const link = await this.lookUp(manager, token, purposes);
    if (link === null) throw linkExpired();
    return link;
  }

  /** @returns null when the link has expired, was used, or has another purpose */
  async lookUp(
    manager: EntityManager,
    token: string,
    purposes: readonly MailLinkPurpose[],
  ): Promise<MailLinkEntity | null> {
    const link = await manager.findOneBy(MailLinkEntity, {
      tokenHash: tokenHash(this.secret, token),
      expiresAt: MoreThan(new Date()),
    });
    return link !== null && purposes.includes(link.purpose) ? link : null;
  }

  /** @throws 410 when the link was used in the meantime */
  async use(manager: EntityManager, { tokenHash: hash }: MailLinkEntity): Promise<void> {
    const { affected } = await manager.delete(MailLinkEntity, { tokenHash: hash });
    if (affected !== 1) throw linkExpired();
  }

  /**
   * Voids links that set the password or the e-mail address. Call after a new password and after
   * new rights: somebody else may have requested or read such a link before.
   */
  async voidCredentialLinks(manager: EntityManager, userId: string): Promise<void> {
    await this.void(manager, userId, 'password');
    await this.void(manager, userId, 'email-change');
  }

  /** Voids every link: it was mailed to the former address, or would replace the new one. */
  async voidByNewEmail(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(MailLinkEntity, { userId });
  }

  async void(manager: EntityManager, userId: string, purpose: MailLinkPurpose): Promise<void> {
    await manager.delete(MailLinkEntity, { userId, purpose });
  }
}
