import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { UsersModule } from '../users/users.module.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';

@Module({
  imports: [UsersModule, IdempotencyModule, ListsModule],
  controllers: [OrdersController],
  providers: [OrdersService],
})
export class OrdersModule {}
