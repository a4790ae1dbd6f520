import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { EnquiriesController } from './enquiries.controller.js';
import { EnquiriesService } from './enquiries.service.js';

@Module({
  imports: [IdempotencyModule, RateLimitModule, ListsModule, NoticesModule],
  controllers: [EnquiriesController],
  providers: [EnquiriesService],
})
export class EnquiriesModule {}
