import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { OrderNotesController } from './order-notes.controller.js';
import { OrderNotesService } from './order-notes.service.js';

@Module({
  imports: [IdempotencyModule],
  controllers: [OrderNotesController],
  providers: [OrderNotesService],
})
export class OrderNotesModule {}
