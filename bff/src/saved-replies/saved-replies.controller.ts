import { Body, Controller, Param } from '@nestjs/common';
import type { SavedReply } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { SavedRepliesService } from './saved-replies.service.js';

/** Saved replies of the team. */
@Controller()
export class SavedRepliesController {
  constructor(
    private readonly replies: SavedRepliesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('savedReplies')
  list(): Promise<SavedReply[]> {
    return this.replies.list(this.unitOfWork.read);
  }

  @Call('createSavedReply')
  create(
    @Body() body: BodyOf<'createSavedReply'>,
    @IdempotencyKey() call: CallId,
  ): Promise<SavedReply> {
    return this.idempotency.run(call, body, (manager) => this.replies.create(manager, body));
  }

  @Call('orderSavedReplies')
  order(
    @Body() body: BodyOf<'orderSavedReplies'>,
    @IdempotencyKey() call: CallId,
  ): Promise<SavedReply[]> {
    return this.idempotency.run(call, body, (manager) => this.replies.order(manager, body));
  }

  @Call('updateSavedReply')
  update(
    @Param('id') id: string,
    @Body() body: BodyOf<'updateSavedReply'>,
    @IdempotencyKey() call: CallId,
  ): Promise<SavedReply> {
    return this.idempotency.run(call, body, (manager) => this.replies.update(manager, id, body));
  }

  @Call('deleteSavedReply')
  delete(@Param('id') id: string, @IdempotencyKey() call: CallId): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.replies.delete(manager, id));
  }
}
