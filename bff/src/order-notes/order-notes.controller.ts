import { Body, Controller, Param } from '@nestjs/common';
import type { OrderNote } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import type { Account } from '../sessions/account.js';
import { OrderNotesService } from './order-notes.service.js';

@Controller()
export class OrderNotesController {
  constructor(
    private readonly notes: OrderNotesService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('orderNotes')
  list(@Caller() account: Account, @Param('id') id: string): Promise<OrderNote[]> {
    return this.notes.list(account, id);
  }

  @Call('addOrderNote')
  add(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'addOrderNote'>,
    @IdempotencyKey() call: CallId,
  ): Promise<OrderNote> {
    return this.idempotency.run(call, body, (manager) =>
      this.notes.add(manager, account, id, body.text),
    );
  }

  @Call('updateOrderNote')
  update(
    @Caller() account: Account,
    @Param('id') orderId: string,
    @Param('noteId') id: string,
    @Body() body: BodyOf<'updateOrderNote'>,
    @IdempotencyKey() call: CallId,
  ): Promise<OrderNote> {
    return this.idempotency.run(call, body, (manager) =>
      this.notes.update(manager, account, { orderId, id }, body.text),
    );
  }

  @Call('deleteOrderNote')
  delete(
    @Caller() account: Account,
    @Param('id') orderId: string,
    @Param('noteId') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, (manager) =>
      this.notes.delete(manager, account, orderId, id),
    );
  }
}
