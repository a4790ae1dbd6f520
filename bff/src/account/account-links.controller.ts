import { Body, Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { type BodyOf, Call } from '../calls/call.decorator.js';
import { DeferredTasks } from '../deferred/deferred-tasks.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { deviceCookie } from '../sessions/token-cookie.js';
import { PasswordResetService } from './password-reset.service.js';

/** Endpoints behind links in mails; they need no session. */
@Controller()
export class AccountLinksController {
  constructor(
    private readonly passwords: PasswordResetService,
    private readonly limiter: RateLimiter,
    private readonly deferred: DeferredTasks,
  ) {}

  /**
   * Responds before it looks the address up, so that neither the response nor its timing reveals
   * whether the address has an account.
   */
  @Call('requestPasswordReset')
  async requestReset(
    @Body() { email }: BodyOf<'requestPasswordReset'>,
    @Req() request: Request,
  ): Promise<void> {
    this.limiter.consume('reset', clientAddress(request));
    this.deferred.add(() => this.passwords.mailLink(email));
  }

  @Call('resetPassword')
  reset(
    @Body() body: BodyOf<'resetPassword'>,
    @IdempotencyKey() call: CallId,
    @Req() request: Request,
  ): Promise<void> {
    return this.passwords.reset(call, body, deviceCookie.of(request));
  }
}
