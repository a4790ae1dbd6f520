import { Body, Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { type BodyOf, Call } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DeferredTasks } from '../deferred/deferred-tasks.service.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { EmailAddressService } from './email-address.service.js';
import { PasswordResetService } from './password-reset.service.js';

/** Endpoints behind links in mails; they need no session. */
@Controller()
export class AccountLinksController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: PasswordResetService,
    private readonly addresses: EmailAddressService,
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
  reset(@Body() { token, password }: BodyOf<'resetPassword'>): Promise<void> {
    return this.passwords.reset(token, password);
  }

  @Call('confirmEmail')
  confirm(@Body() { token }: BodyOf<'confirmEmail'>): Promise<void> {
    return this.unitOfWork.write((manager) => this.addresses.confirm(manager, token));
  }
}
