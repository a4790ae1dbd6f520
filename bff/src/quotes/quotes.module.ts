import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { QuoteMailsService } from './quote-mails.service.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

@Module({
  imports: [IdempotencyModule, MailModule, NoticesModule],
  controllers: [QuotesController],
  providers: [QuotesService, QuoteMailsService],
})
export class QuotesModule {}
