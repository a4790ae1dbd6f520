import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';
import type { Request } from 'express';
import { validBody } from '../calls/yup-body.pipe.js';
import { badCredentials } from '../errors/api-errors.js';
import { LoginAttempts } from './login-attempts.js';

/** Lets in those who send the e-mail address and password of an account. Guards run before pipes, so the body is validated here. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(private readonly attempts: LoginAttempts) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const login = validBody(requestSchemas.login, request.body);
    request.body = login;
    return this.attempts.watch(request, login.email, async () => {
      await super.canActivate(context);
      return true;
    });
  }

  override handleRequest<Account>(error: unknown, account: Account | false): Account {
    if (error) throw error;
    if (account) return account;
    throw badCredentials();
  }
}
