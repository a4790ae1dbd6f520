import { Global, Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { WebhookEventsService } from './webhook-events.service.js';
import { WebhookSwitchService } from './webhook-switch.service.js';
import { WebhookWorker } from './webhook-worker.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

/** Global, because many features emit events. */
@Global()
@Module({
  imports: [IdempotencyModule, MailModule, SecondFactorModule],
  controllers: [WebhooksController],
  providers: [WebhookEventsService, WebhooksService, WebhookSwitchService, WebhookWorker],
  exports: [WebhookEventsService],
})
export class WebhooksModule {}
