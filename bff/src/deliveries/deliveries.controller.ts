import { Body, Controller, Header, Param, Query, Res } from '@nestjs/common';
import type { Delivery, DeliveryComment } from '@northcast/shared-contracts/api/entities';
import type { Response } from 'express';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import type { Account } from '../sessions/account.js';
import {
  CommentExportsService,
  type MarkerEditor,
  markerEditors,
} from './comment-exports.service.js';
import { CommentsService } from './comments.service.js';
import { DecisionsService } from './decisions.service.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryReader } from './delivery-reader.service.js';

/** Deliveries of an order, for its customer and for administrators. */
@Controller()
export class DeliveriesController {
  constructor(
    private readonly reader: DeliveryReader,
    private readonly deliveries: DeliveriesService,
    private readonly decisions: DecisionsService,
    private readonly comments: CommentsService,
    private readonly exports: CommentExportsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('deliveries')
  list(@Caller() account: Account, @Param('id') id: string): Promise<Delivery[]> {
    return this.reader.list(account, id);
  }

  @Call('createDelivery')
  create(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'createDelivery'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Delivery> {
    return this.idempotency.run(call, body, (manager) =>
      this.deliveries.create(manager, account, id, body),
    );
  }

  @Call('approveDelivery')
  approve(
    @Caller() account: Account,
    @Param('id') orderId: string,
    @Param('deliveryId') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<Delivery> {
    return this.idempotency.run(call, {}, (manager) =>
      this.decisions.approve(manager, account, orderId, id),
    );
  }

  @Call('askForRevision')
  askForRevision(
    @Caller() account: Account,
    @Param('id') orderId: string,
    @Param('deliveryId') id: string,
    @Body() body: BodyOf<'askForRevision'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Delivery> {
    return this.idempotency.run(call, body, (manager) =>
      this.decisions.askForRevision(manager, account, { orderId, id }, body.text),
    );
  }

  @Call('addComment')
  addComment(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'addComment'>,
    @IdempotencyKey() call: CallId,
  ): Promise<DeliveryComment> {
    return this.idempotency.run(call, body, (manager) =>
      this.comments.add(manager, account, id, body),
    );
  }

  @Call('markComment')
  markComment(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'markComment'>,
    @IdempotencyKey() call: CallId,
  ): Promise<DeliveryComment> {
    return this.idempotency.run(call, body, (manager) =>
      this.comments.mark(manager, account, id, body.done),
    );
  }

  @Call('editComment')
  editComment(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'editComment'>,
    @IdempotencyKey() call: CallId,
  ): Promise<DeliveryComment> {
    return this.idempotency.run(call, body, (manager) =>
      this.comments.edit(manager, account, id, body),
    );
  }

  @Call('deleteComment')
  deleteComment(
    @Caller() account: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.comments.delete(manager, account, id));
  }

  @Call('exportComments')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  async exportComments(
    @Caller() account: Account,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { name, text } = await this.exports.comments(account, id);
    response.attachment(name);
    return text;
  }

  /** Takes `editor` and the optional `file` from the query. */
  @Call('exportMarkers')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  async exportMarkers(
    @Caller() account: Account,
    @Param('id') id: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const fileId = typeof query.file === 'string' ? query.file : undefined;
    const { name, text } = await this.exports.markers(account, id, editorOf(query.editor), fileId);
    response.attachment(name);
    return text;
  }
}

const editorOf = (value: unknown): MarkerEditor =>
  markerEditors.find((editor) => editor === value) ?? 'reaper';
