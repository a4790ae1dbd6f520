import { Body, Controller, Param, UseGuards } from '@nestjs/common';
import type { ApiToken } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import type { Account } from '../sessions/account.js';
import { ApiTokensService } from './api-tokens.service.js';

/** API tokens give read access to everything, so creating one requires a second factor. */
@Controller()
export class ApiTokensController {
  constructor(
    private readonly tokens: ApiTokensService,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('apiTokens')
  list(): Promise<ApiToken[]> {
    return this.tokens.list(this.unitOfWork.read);
  }

  @UseGuards(StepUpGuard)
  @Call('createApiToken')
  create(
    @Caller() account: Account,
    @Body() body: BodyOf<'createApiToken'>,
    @IdempotencyKey() call: CallId,
  ): Promise<ApiToken> {
    return this.idempotency.run(call, body, (manager) =>
      this.tokens.create(manager, account, body),
    );
  }

  /** Requires no second factor: a leaked token has to be revoked at once. */
  @Call('revokeApiToken')
  revoke(@Param('id') id: string, @IdempotencyKey() call: CallId): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.tokens.revoke(manager, id));
  }
}
