import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';

@Module({
  imports: [IdempotencyModule, RateLimitModule, ListsModule, MailModule, SecondFactorModule],
  controllers: [NewsletterController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
