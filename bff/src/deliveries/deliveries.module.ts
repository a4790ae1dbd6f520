import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { CommentExportsService } from './comment-exports.service.js';
import { CommentsService } from './comments.service.js';
import { DecisionsService } from './decisions.service.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryReader } from './delivery-reader.service.js';

@Module({
  imports: [FilesModule, IdempotencyModule, MailModule, NoticesModule, OrdersModule],
  controllers: [DeliveriesController],
  providers: [
    DeliveryReader,
    DeliveriesService,
    DecisionsService,
    CommentsService,
    CommentExportsService,
  ],
})
export class DeliveriesModule {}
