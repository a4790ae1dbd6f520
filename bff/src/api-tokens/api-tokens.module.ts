import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { ApiTokenGuard } from './api-token.guard.js';
import { ApiTokenStrategy } from './api-token.strategy.js';
import { ApiTokenAccessService } from './api-token-access.service.js';
import { ApiTokensController } from './api-tokens.controller.js';
import { ApiTokensService } from './api-tokens.service.js';

/** Registers its guard for the handlers of all modules. */
@Module({
  imports: [IdempotencyModule, MailModule, SecondFactorModule, RateLimitModule],
  controllers: [ApiTokensController],
  providers: [
    ApiTokensService,
    ApiTokenAccessService,
    ApiTokenStrategy,
    { provide: APP_GUARD, useClass: ApiTokenGuard },
  ],
})
export class ApiTokensModule {}
