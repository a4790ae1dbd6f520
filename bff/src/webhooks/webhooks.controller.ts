import { Body, Controller, Param, UseGuards } from '@nestjs/common';
import type { Webhook, WebhookDelivery } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import type { Account } from '../sessions/account.js';
import { WebhooksService } from './webhooks.service.js';

/** Manages webhooks. Changing where data is sent requires a confirmed second factor. */
@Controller()
export class WebhooksController {
  constructor(
    private readonly webhooksService: WebhooksService,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('webhooks')
  list(): Promise<Webhook[]> {
    return this.webhooksService.list(this.unitOfWork.read);
  }

  @UseGuards(StepUpGuard)
  @Call('createWebhook')
  create(
    @Caller() account: Account,
    @Body() body: BodyOf<'createWebhook'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Webhook> {
    return this.idempotency.run(call, body, (manager) =>
      this.webhooksService.create(manager, account, body),
    );
  }

  @UseGuards(StepUpGuard)
  @Call('updateWebhook')
  update(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'updateWebhook'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Webhook> {
    return this.idempotency.run(call, body, (manager) =>
      this.webhooksService.update(manager, account, id, body),
    );
  }

  @UseGuards(StepUpGuard)
  @Call('renewWebhookSecret')
  renewSecret(
    @Caller() account: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<Webhook> {
    return this.idempotency.run(call, {}, (manager) =>
      this.webhooksService.renewSecret(manager, account, id),
    );
  }

  @Call('deleteWebhook')
  delete(@Param('id') id: string, @IdempotencyKey() call: CallId): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.webhooksService.delete(manager, id));
  }

  @Call('testWebhook')
  test(@Param('id') id: string, @IdempotencyKey() call: CallId): Promise<WebhookDelivery> {
    return this.idempotency.run(call, {}, (manager) => this.webhooksService.test(manager, id));
  }

  @Call('webhookDeliveries')
  deliveries(@Param('id') id: string): Promise<WebhookDelivery[]> {
    return this.webhooksService.deliveries(this.unitOfWork.read, id);
  }

  @Call('repeatWebhookDelivery')
  repeat(
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
    @IdempotencyKey() call: CallId,
  ): Promise<WebhookDelivery> {
    return this.idempotency.run(call, {}, (manager) =>
      this.webhooksService.repeat(manager, id, deliveryId),
    );
  }
}
