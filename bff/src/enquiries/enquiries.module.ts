import { Module } from '@nestjs/common';
import { AccountMailModule } from '../account-mail/account-mail.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { EnquiriesController } from './enquiries.controller.js';
import { EnquiriesService } from './enquiries.service.js';
import { EnquiryAnswersService } from './enquiry-answers.service.js';
import { EnquiryConversionController } from './enquiry-conversion.controller.js';
import { EnquiryConversionService } from './enquiry-conversion.service.js';
import { EnquiryReadingService } from './enquiry-reading.service.js';

@Module({
  imports: [
    IdempotencyModule,
    RateLimitModule,
    ListsModule,
    NoticesModule,
    MailModule,
    AccountMailModule,
    UsersModule,
    OrdersModule,
    PasswordsModule,
    SecondFactorModule,
  ],
  controllers: [EnquiriesController, EnquiryConversionController],
  providers: [
    EnquiriesService,
    EnquiryReadingService,
    EnquiryAnswersService,
    EnquiryConversionService,
  ],
})
export class EnquiriesModule {}
