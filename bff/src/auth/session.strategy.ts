import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport';
import type { Account } from './account.js';
import { giveSession, tokenOf } from './session-cookie.js';
import { Sessions } from './sessions.js';

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
  constructor(@Inject(Sessions) private readonly sessions: Sessions) {
    super();
  }

  async validate(request: Request): Promise<Account | false> {
    const token = tokenOf(request);
    const found = await this.sessions.find(token);
    if (found === null) return false;
    if (found.isRenewed && request.res !== undefined) giveSession(request, request.res, token);
    return found.account;
  }
}
