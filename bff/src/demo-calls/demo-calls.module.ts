import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { DemoCallMailsService } from './demo-call-mails.service.js';
import { DemoCallsController } from './demo-calls.controller.js';
import { DemoCallsService } from './demo-calls.service.js';

@Module({
  imports: [IdempotencyModule, MailModule, NoticesModule],
  controllers: [DemoCallsController],
  providers: [DemoCallsService, DemoCallMailsService],
})
export class DemoCallsModule {}
