import { Body, Controller, Param } from '@nestjs/common';
import type { Payment } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import type { Account } from '../sessions/account.js';
import { PaymentsService } from './payments.service.js';

/** Payment state of an order. */
@Controller()
export class PaymentsController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: OrderAccessService,
    private readonly payments: PaymentsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('payment')
  async read(@Caller() account: Account, @Param('id') id: string): Promise<Payment> {
    const order = await this.access.find(null, account, id, 'business');
    return this.payments.read(this.unitOfWork.read, order.id);
  }

  @Call('changePayment')
  change(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'changePayment'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Payment> {
    return this.idempotency.run(call, body, (manager) =>
      this.payments.change(manager, account, id, body),
    );
  }
}
