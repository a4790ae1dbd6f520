import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { liveEndpoints } from '@northcast/shared-contracts/api/live-endpoints';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { browserOf } from '../browser/browser.js';
import { unauthorized } from '../errors/api-errors.js';
import { errorFields, logToken } from '../log/log.js';
import type { Account } from './account.js';
import { RequestStrategy } from './request-strategy.js';
import { giveSession, isSecure, tokenOf } from './session-cookie.js';
import { type LiveSession, SessionsService } from './sessions.service.js';

/** Authenticates the caller by the session cookie. */
@Injectable()
export class SessionStrategy extends PassportStrategy(RequestStrategy, 'session-cookie') {
  constructor(
    private readonly sessions: SessionsService,
    @Inject(logToken) private readonly log: Logger,
  ) {
    super();
  }

  async validate(request: Request): Promise<Account | false> {
    const session = await this.sessions.authenticate(request, isSecure(request));
    if (session === null) {
      // Sent before the browser got its present cookies, which `SessionGuard` must not clear.
      if (this.sessions.wasReplaced(tokenOf(request))) throw unauthorized();
      return false;
    }
    if (session.isRenewalDue && countsAsUse(request)) await this.renew(request, session);
    return session.account;
  }

  /** The request can proceed even if the renewal fails. A later request tries again. */
  private async renew(request: Request, session: LiveSession): Promise<void> {
    try {
      const cookie = await this.sessions.renew(session, browserOf(request));
      if (cookie !== null) giveSession(request, cookie);
    } catch (error) {
      const account = session.account.id;
      this.log.warn({ ...errorFields(error), account }, 'session not renewed');
    }
  }
}

/**
 * Whether the request counts as use of the session. An open page requests its stream of events
 * again every few minutes, even if nobody is there.
 */
const countsAsUse = ({ path }: Request): boolean => path !== liveEndpoints.live.path;
