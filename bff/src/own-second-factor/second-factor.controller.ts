import { Body, Controller, Req, UseGuards } from '@nestjs/common';
import type {
  RecoveryCodes,
  SecondFactor,
  TotpSetup,
} from '@northcast/shared-contracts/api/entities';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import type { Request } from 'express';
import { CurrentPasswordService } from '../auth/current-password.service.js';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { invalid } from '../errors/api-errors.js';
import { passkeyCookie } from '../second-factor/passkey-challenges.service.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import type { Account } from '../sessions/account.js';
import { tokenOf } from '../sessions/session-cookie.js';

/** The caller's own second factor. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly secondFactor: SecondFactorService,
    private readonly currentPassword: CurrentPasswordService,
  ) {}

  @Call('secondFactor')
  status(@Caller() account: Account): Promise<SecondFactor> {
    return this.secondFactor.status(account);
  }

  /** Setting up an app confirms the session, so the password alone must not suffice. */
  @UseGuards(StepUpGuard)
  @Call('startTotp')
  async startTotp(
    @Caller() account: Account,
    @Body() { currentPassword }: BodyOf<'startTotp'>,
    @Req() request: Request,
  ): Promise<TotpSetup> {
    await this.currentPassword.check(request, account, currentPassword);
    return this.secondFactor.startTotp(account);
  }

  @Call('confirmTotp')
  async confirmTotp(
    @Caller() account: Account,
    @Body() { code }: BodyOf<'confirmTotp'>,
    @Req() request: Request,
  ): Promise<RecoveryCodes> {
    const token = tokenOf(request);
    return { recoveryCodes: await this.secondFactor.confirmTotp(account, code, token) };
  }

  @Call('removeTotp')
  async removeTotp(
    @Caller() account: Account,
    @Body() { currentPassword, code }: BodyOf<'removeTotp'>,
    @Req() request: Request,
  ): Promise<void> {
    await this.currentPassword.check(request, account, currentPassword);
    await this.secondFactor.removeTotp(account, code, tokenOf(request));
  }

  @Call('renewRecoveryCodes')
  async renewRecoveryCodes(
    @Caller() account: Account,
    @Body() { currentPassword, code }: BodyOf<'renewRecoveryCodes'>,
    @Req() request: Request,
  ): Promise<RecoveryCodes> {
    await this.currentPassword.check(request, account, currentPassword);
    return { recoveryCodes: await this.secondFactor.renewRecoveryCodes(account, code) };
  }

  @Call('stepUp')
  stepUp(
    @Caller() account: Account,
    @Body() { code, credential }: BodyOf<'stepUp'>,
    @Req() request: Request,
  ): Promise<void> {
    if (credential) {
      const browserToken = passkeyCookie.of(request) ?? '';
      const token = tokenOf(request);
      return this.secondFactor.stepUpWithPasskey(account, credential, browserToken, token);
    }
    if (!code) throw invalid([{ path: 'code', message: validation.code }]);
    return this.secondFactor.stepUp(account, code, tokenOf(request));
  }
}
