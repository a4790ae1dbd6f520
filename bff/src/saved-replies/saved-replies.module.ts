import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { SavedRepliesController } from './saved-replies.controller.js';
import { SavedRepliesService } from './saved-replies.service.js';

@Module({
  imports: [IdempotencyModule],
  controllers: [SavedRepliesController],
  providers: [SavedRepliesService],
})
export class SavedRepliesModule {}
