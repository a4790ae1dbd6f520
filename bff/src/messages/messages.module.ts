import { Module, type OnModuleInit } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { OrderDeletion } from '../order-deletion/order-deletion.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { MessageEntity } from './message.entity.js';
import { MessageMailsService } from './message-mails.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { ThreadsController } from './threads.controller.js';
import { ThreadsService } from './threads.service.js';

@Module({
  imports: [
    UsersModule,
    SecondFactorModule,
    IdempotencyModule,
    FilesModule,
    ListsModule,
    RateLimitModule,
    MailModule,
    NoticesModule,
  ],
  controllers: [MessagesController, ThreadsController],
  providers: [MessagesService, MessageMailsService, ThreadsService],
})
export class MessagesModule implements OnModuleInit {
  constructor(private readonly deletion: OrderDeletion) {}

  /** Deleting an order keeps its threads. */
  onModuleInit(): void {
    this.deletion.before(async (manager, orderId) => {
      await manager.update(MessageEntity, { orderId }, { orderId: null });
    });
  }
}
