import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentMailsService } from './payment-mails.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';

@Module({
  imports: [IdempotencyModule, MailModule],
  controllers: [PaymentsController],
  providers: [PaymentsService, PaymentMailsService],
  exports: [PaymentMailsService],
})
export class PaymentsModule {}
