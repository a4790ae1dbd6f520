import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import type { Request } from 'express';
import { validBody } from '../calls/yup-body.pipe.js';
import { badCredentials } from '../errors/api-errors.js';
import { SignInFactorService } from '../second-factor/sign-in-factor.service.js';
import type { Account } from '../sessions/account.js';
import { LoginAttempts } from './login-attempts.js';

/**
 * Requires the e-mail address and password of an account, and a code if it has a second factor.
 * Guards run before pipes, so the guard validates the body.
 */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(
    private readonly attempts: LoginAttempts,
    private readonly signInFactor: SignInFactorService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const login = validBody(requestSchemas.login, request.body);
    request.body = login;
    return this.attempts.watch(request, login.email, async () => {
      await super.canActivate(context);
      const account = request.user;
      // The audit takes the request's user for the actor, who is proved only by the code.
      delete request.user;
      request.user = await this.confirmed(account, login.code);
      return true;
    });
  }

  private async confirmed(
    account: Account | undefined,
    code: string | undefined,
  ): Promise<Account> {
    if (account === undefined) throw badCredentials();
    const confirmedAt = await this.signInFactor.confirm(account, code);
    if (confirmedAt === null) return account;
    return {
      ...account,
      secondFactor: { isSetUp: true, isRequired: account.isAdmin, confirmedAt },
    };
  }

  override handleRequest<Account>(error: unknown, account: Account | false): Account {
    if (error) throw error;
    if (account) return account;
    throw badCredentials();
  }
}
