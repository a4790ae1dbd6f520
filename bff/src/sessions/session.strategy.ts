import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport';
import { browserOf } from '../browser/browser.js';
import type { Account } from './account.js';
import { giveSession, isSecure } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';

type Verify = (request: Request, done: (error: unknown, account?: Account | false) => void) => void;

/** Passport's side: everything is decided by `verify`. */
class RequestStrategy extends Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: Request): void {
    this.verify(request, (error, account) => {
      if (error) this.error(error);
      else if (account) this.success(account);
      else this.fail(401);
    });
  }
}

/** Who calls, told by the session cookie. */
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
