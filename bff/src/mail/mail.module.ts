import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { MailDispatchService } from './mail-dispatch.service.js';
import { MailsController } from './mails.controller.js';
import { OutboxService } from './outbox.service.js';

@Module({
  imports: [ListsModule, IdempotencyModule],
  controllers: [MailsController],
  providers: [OutboxService, MailDispatchService],
  exports: [OutboxService],
})
export class MailModule {}
