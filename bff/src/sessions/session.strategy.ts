import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { browserOf } from '../browser/browser.js';
import type { Account } from './account.js';
import { RequestStrategy } from './request-strategy.js';
import { giveSession, isSecure } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';

/** Authenticates the caller by the session cookie. */
@Injectable()
export class SessionStrategy extends PassportStrategy(RequestStrategy, 'session-cookie') {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  async validate(request: Request): Promise<Account | false> {
    const session = await this.sessions.authenticate(request, isSecure(request));
    if (session === null) return false;
    if (session.isRenewalDue) {
      giveSession(request, await this.sessions.renew(session, browserOf(request)));
    }
    return session.account;
  }
}
