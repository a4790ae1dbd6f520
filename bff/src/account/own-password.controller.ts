import { Body, Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentPasswordService } from '../auth/current-password.service.js';
import { browserOf } from '../browser/browser.js';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { PasswordPolicy } from '../passwords/password-policy.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import type { Account } from '../sessions/account.js';
import { giveSession, tokenOf } from '../sessions/session-cookie.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { deviceCookie } from '../sessions/token-cookie.js';
import { PasswordResetService } from './password-reset.service.js';

@Controller()
export class OwnPasswordController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly currentPassword: CurrentPasswordService,
    private readonly passwords: PasswordsService,
    private readonly policy: PasswordPolicy,
    private readonly resets: PasswordResetService,
    private readonly sessions: SessionsService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Ends every session of the account except the current one, which continues under a new token.
   */
  @Call('changePassword')
  async change(
    @Caller() caller: Account,
    @Body() { currentPassword, password }: BodyOf<'changePassword'>,
    @Req() request: Request,
  ): Promise<void> {
    await this.currentPassword.check(request, caller, currentPassword);
    await this.policy.check(password, caller, caller.isAdmin);
    this.limiter.consume('changes', caller.id);
    const passwordHash = await this.passwords.hash(password);
    const session = await this.unitOfWork.write(async (manager) => {
      const user = await this.currentPassword.unchanged(manager, caller);
      const device = deviceCookie.of(request);
      const changed = await this.resets.set(manager, user, passwordHash, device);
      await this.sessions.endAllOf(manager, caller.id);
      const owner = { ...changed, secondFactor: caller.secondFactor };
      return this.sessions.start(manager, tokenOf(request), owner, browserOf(request));
    });
    giveSession(request, session);
  }
}
