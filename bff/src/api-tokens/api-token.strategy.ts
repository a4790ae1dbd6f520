import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import type { Account } from '../sessions/account.js';
import { RequestStrategy } from '../sessions/request-strategy.js';
import { bearerOf } from './api-token.js';
import { ApiTokenAccessService } from './api-token-access.service.js';

/** Authenticates the caller by the API token in `Authorization`. */
@Injectable()
export class ApiTokenStrategy extends PassportStrategy(RequestStrategy, 'api-token') {
  constructor(private readonly access: ApiTokenAccessService) {
    super();
  }

  async validate(request: Request): Promise<Account | false> {
    return (await this.access.authenticate(bearerOf(request) ?? '')) ?? false;
  }
}
