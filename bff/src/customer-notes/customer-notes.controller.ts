import { Body, Controller, Param } from '@nestjs/common';
import type { CustomerNote } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import type { Account } from '../sessions/account.js';
import { CustomerNotesService } from './customer-notes.service.js';

/** The team's notes about a customer. */
@Controller()
export class CustomerNotesController {
  constructor(
    private readonly notes: CustomerNotesService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('customerNotes')
  list(@Caller() account: Account, @Param('id') id: string): Promise<CustomerNote[]> {
    return this.notes.list(account, id);
  }

  @Call('addCustomerNote')
  add(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'addCustomerNote'>,
    @IdempotencyKey() call: CallId,
  ): Promise<CustomerNote> {
    return this.idempotency.run(call, body, (manager) =>
      this.notes.add(manager, account, id, body.text),
    );
  }

  @Call('updateCustomerNote')
  update(
    @Caller() account: Account,
    @Param('id') customerId: string,
    @Param('noteId') id: string,
    @Body() body: BodyOf<'updateCustomerNote'>,
    @IdempotencyKey() call: CallId,
  ): Promise<CustomerNote> {
    return this.idempotency.run(call, body, (manager) =>
      this.notes.update(manager, account, { customerId, id }, body.text),
    );
  }

  @Call('deleteCustomerNote')
  delete(
    @Caller() account: Account,
    @Param('id') customerId: string,
    @Param('noteId') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, (manager) =>
      this.notes.delete(manager, account, { customerId, id }),
    );
  }
}
