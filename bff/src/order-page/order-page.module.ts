import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { OrderDetailsService } from './order-details.service.js';
import { OrderPageController } from './order-page.controller.js';
import { OrderPageService } from './order-page.service.js';

@Module({
  imports: [OrdersModule, IdempotencyModule, NoticesModule],
  controllers: [OrderPageController],
  providers: [OrderPageService, OrderDetailsService],
  exports: [OrderDetailsService],
})
export class OrderPageModule {}
