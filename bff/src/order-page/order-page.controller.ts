import { Body, Controller, Param } from '@nestjs/common';
import type { Order, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import type { Account } from '../sessions/account.js';
import { OrderDetailsService } from './order-details.service.js';
import { OrderPageService } from './order-page.service.js';

/** The page of one order, for its customer and for administrators. */
@Controller()
export class OrderPageController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: OrderAccessService,
    private readonly details: OrderDetailsService,
    private readonly page: OrderPageService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('order')
  async read(@Caller() account: Account, @Param('id') id: string): Promise<OrderDetails> {
    const row = await this.access.find(null, account, id);
    return this.details.of(this.unitOfWork.read, account, row);
  }

  @Call('otherOrders')
  others(@Caller() account: Account, @Param('id') id: string): Promise<Order[]> {
    return this.details.others(this.unitOfWork.read, account, id);
  }

  @Call('editBrief')
  editBrief(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'editBrief'>,
    @IdempotencyKey() call: CallId,
  ): Promise<OrderDetails> {
    return this.idempotency.run(call, body, (manager) =>
      this.page.editBrief(manager, account, id, body),
    );
  }

  @Call('cancelOrder')
  cancel(
    @Caller() account: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<OrderDetails> {
    return this.idempotency.run(call, {}, (manager) => this.page.cancel(manager, account, id));
  }
}
