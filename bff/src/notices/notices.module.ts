import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { MailModule } from '../mail/mail.module.js';
import { DigestService } from './digest.service.js';
import { NoticesController } from './notices.controller.js';
import { NoticesService } from './notices.service.js';

@Module({
  imports: [MailModule, IdempotencyModule],
  controllers: [NoticesController],
  providers: [NoticesService, DigestService],
  exports: [NoticesService],
})
export class NoticesModule {}
