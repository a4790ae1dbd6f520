import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import { AuditService } from '../audit/audit.service.js';
import { browserOf } from '../browser/browser.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Account } from '../sessions/account.js';
import { deviceCookie } from '../sessions/device-cookie.js';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
import { newToken } from '../sessions/secret-token.js';
import { giveSession, tokenOf } from '../sessions/session-cookie.js';
import { SessionsService } from '../sessions/sessions.service.js';

type Owner = Pick<
  Account,
  'id' | 'version' | 'isAdmin' | 'email' | 'firstName' | 'lastName' | 'secondFactor'
>;

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
   * @throws 401 when the account has been changed or deleted since its password was checked
   */
  async signIn(request: Request, account: Owner): Promise<void> {
    const browser = browserOf(request);
    const device = deviceCookie.of(request) ?? newToken();
    const session = await this.unitOfWork.write(async (manager: EntityManager) => {
      const started = await this.sessions.start(manager, tokenOf(request), account, browser);
      const isNew = await this.devices.remember(manager, account.id, device);
      if (isNew) await this.mail.newDevice(manager, account, browser);
      const target = { type: 'account', id: account.id };
      await this.audit.record(manager, { action: 'session.started', actorId: account.id, target });
      return started;
    });
    giveSession(request, session);
    deviceCookie.give(request, device);
  }
}
