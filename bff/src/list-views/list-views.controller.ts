import { Body, Controller, Param } from '@nestjs/common';
import type { ListView } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import type { Account } from '../sessions/account.js';
import { ListViewsService } from './list-views.service.js';

/** The caller's own saved views of the admin panel's lists. */
@Controller()
export class ListViewsController {
  constructor(
    private readonly views: ListViewsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('listViews')
  list(@Caller() account: Account): Promise<ListView[]> {
    return this.views.list(this.unitOfWork.read, account);
  }

  @Call('createListView')
  create(
    @Caller() account: Account,
    @Body() body: BodyOf<'createListView'>,
    @IdempotencyKey() call: CallId,
  ): Promise<ListView> {
    return this.idempotency.run(call, body, (manager) => this.views.create(manager, account, body));
  }

  @Call('updateListView')
  update(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'updateListView'>,
    @IdempotencyKey() call: CallId,
  ): Promise<ListView> {
    return this.idempotency.run(call, body, (manager) =>
      this.views.update(manager, account, id, body),
    );
  }

  @Call('deleteListView')
  delete(
    @Caller() account: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.views.delete(manager, account, id));
  }
}
