import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { CustomerNotesController } from './customer-notes.controller.js';
import { CustomerNotesService } from './customer-notes.service.js';

@Module({
  imports: [IdempotencyModule],
  controllers: [CustomerNotesController],
  providers: [CustomerNotesService],
})
export class CustomerNotesModule {}
