import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import { AuditService } from '../audit/audit.service.js';
import { type Browser, browserOf } from '../browser/browser.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { passkeyRefused } from '../errors/api-errors.js';
import { PasskeyEntity } from '../second-factor/passkey.entity.js';
import type { Account } from '../sessions/account.js';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
import { newToken } from '../sessions/secret-token.js';
import { giveSession, tokenOf } from '../sessions/session-cookie.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { deviceCookie } from '../sessions/token-cookie.js';

type Owner = Pick<
  Account,
  'id' | 'version' | 'isAdmin' | 'email' | 'firstName' | 'lastName' | 'secondFactor'
>;

/**
 * Most mails per hour about unknown browsers: somebody who has registered with another person's
 * address could send any number of them.
 */
const mostMails = 3;

/** Starts sessions, and remembers the browsers that an account used. */
@Injectable()
export class SignInService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesService,
    private readonly mail: AccountMailService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Gives the browser a session. Mails the owner if the account does not know the browser.
   * @param passkeyId of the passkey that was verified instead of a password
   * @throws 401 when the account has been changed or deleted, or the passkey removed, since it was
   * checked
   */
  async signIn(request: Request, account: Owner, passkeyId?: string): Promise<void> {
    const browser = browserOf(request);
    const device = deviceCookie.of(request) ?? newToken();
    const session = await this.unitOfWork.write(async (manager: EntityManager) => {
      // Locks the account, so that removals of passkeys and concurrent sign-ins wait.
      const started = await this.sessions.start(manager, tokenOf(request), account, browser);
      await checkPasskey(manager, account, passkeyId);
      const isNew = await this.devices.remember(manager, account.id, device);
      if (isNew) await this.tellOwner(manager, account, browser);
      const target = { type: 'account', id: account.id };
      await this.audit.record(manager, { action: 'session.started', actorId: account.id, target });
      return started;
    });
    giveSession(request, session);
    deviceCookie.give(request, device);
  }

  private async tellOwner(manager: EntityManager, account: Owner, browser: Browser) {
    const sent = await this.mail.countSince(manager, account.id, 'new-device', 1);
    if (sent < mostMails) await this.mail.newDevice(manager, account, browser);
  }
}

/** @throws 401 if the passkey has been removed since it was verified */
async function checkPasskey(
  manager: EntityManager,
  { id: userId }: Owner,
  passkeyId: string | undefined,
): Promise<void> {
  if (passkeyId === undefined) return;
  const isThere = await manager.existsBy(PasskeyEntity, { id: passkeyId, userId });
  if (!isThere) throw passkeyRefused();
}
