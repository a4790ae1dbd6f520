import { Body, Controller, Param, Req, UseGuards } from '@nestjs/common';
import type { PasskeyOptions, RecoveryCodes } from '@northcast/shared-contracts/api/entities';
import type { Request } from 'express';
import { CurrentPasswordService } from '../auth/current-password.service.js';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { PasskeysService } from '../second-factor/passkeys.service.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import type { Account } from '../sessions/account.js';
import { tokenOf } from '../sessions/session-cookie.js';

/** The caller's own passkeys. */
@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly secondFactor: SecondFactorService,
    private readonly currentPassword: CurrentPasswordService,
  ) {}

  /** Adding a passkey confirms the session, so the password alone must not suffice. */
  @UseGuards(StepUpGuard)
  @Call('passkeyRegistrationOptions')
  async options(
    @Caller() account: Account,
    @Body() { currentPassword }: BodyOf<'passkeyRegistrationOptions'>,
    @Req() request: Request,
  ): Promise<PasskeyOptions> {
    await this.currentPassword.check(request, account, currentPassword);
    return { options: await this.passkeys.registrationOptions(account, tokenOf(request)) };
  }

  @Call('addPasskey')
  async add(
    @Caller() account: Account,
    @Body() { name, credential }: BodyOf<'addPasskey'>,
    @Req() request: Request,
  ): Promise<RecoveryCodes> {
    const token = tokenOf(request);
    return { recoveryCodes: await this.secondFactor.addPasskey(account, name, credential, token) };
  }

  @UseGuards(StepUpGuard)
  @Call('removePasskey')
  remove(
    @Caller() account: Account,
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.secondFactor.removePasskey(account, id, tokenOf(request));
  }
}
