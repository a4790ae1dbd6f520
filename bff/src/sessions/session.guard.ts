import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { unauthorized } from '../errors/api-errors.js';
import { takeSession } from './session-cookie.js';

/**
 * Requires a live session, and clears the cookies of a dead one, unless another has replaced it. If
 * an earlier guard has accepted an API token, cookies are ignored.
 */
@Injectable()
export class SessionGuard extends AuthGuard('session-cookie') {
  override canActivate(context: ExecutionContext) {
    const { user } = context.switchToHttp().getRequest<Request>();
    return user?.apiTokenId !== undefined || super.canActivate(context);
  }

  override handleRequest<Account>(
    error: unknown,
    account: Account | false,
    _info: unknown,
    context: ExecutionContext,
  ): Account {
    if (error) throw error;
    if (account) return account;
    takeSession(context.switchToHttp().getRequest());
    throw unauthorized();
  }
}
