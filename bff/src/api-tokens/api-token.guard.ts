import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { tokenKey } from '../calls/call.decorator.js';
import { apiTokenInvalid, apiTokenReadOnly } from '../errors/api-errors.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { bearerOf } from './api-token.js';

/**
 * Runs before every handler. A request with an API token is authenticated by the token, whatever
 * cookie it carries, and may only make the reads that are open to tokens. Requests without a token
 * pass.
 */
@Injectable()
export class ApiTokenGuard extends AuthGuard('api-token') {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (bearerOf(request) === null) return true;
    this.limiter.check('tokens', clientAddress(request));
    await super.canActivate(context);
    this.limiter.consume('tokenCalls', request.user?.apiTokenId ?? '');
    if (this.reflector.get<boolean>(tokenKey, context.getHandler())) return true;
    this.audit.logRefusedCall();
    throw apiTokenReadOnly();
  }

  override handleRequest<Account>(
    error: unknown,
    account: Account | false,
    _info: unknown,
    context: ExecutionContext,
  ): Account {
    if (error) throw error;
    if (account) return account;
    this.limiter.consume('tokens', clientAddress(context.switchToHttp().getRequest<Request>()));
    throw apiTokenInvalid();
  }
}
