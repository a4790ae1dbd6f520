import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { AssignmentService } from './assignment.service.js';
import { OrderBulkService } from './order-bulk.service.js';
import { OrderChangesService } from './order-changes.service.js';
import { OrderMailsService } from './order-mails.service.js';
import { OrderPlacingService } from './order-placing.service.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';

@Module({
  imports: [
    UsersModule,
    SecondFactorModule,
    IdempotencyModule,
    RateLimitModule,
    ListsModule,
    MailModule,
    NoticesModule,
  ],
  controllers: [OrdersController],
  providers: [
    OrdersService,
    OrderPlacingService,
    OrderChangesService,
    OrderBulkService,
    OrderMailsService,
    AssignmentService,
  ],
  exports: [OrderPlacingService, OrderMailsService],
})
export class OrdersModule {}
