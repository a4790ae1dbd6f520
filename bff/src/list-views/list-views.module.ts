import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { ListViewsController } from './list-views.controller.js';
import { ListViewsService } from './list-views.service.js';

@Module({
  imports: [IdempotencyModule],
  controllers: [ListViewsController],
  providers: [ListViewsService],
})
export class ListViewsModule {}
