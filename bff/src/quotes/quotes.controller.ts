import { Body, Controller, Param } from '@nestjs/common';
import type { Quote } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import type { Account } from '../sessions/account.js';
import { type QuoteParameters, QuotesService } from './quotes.service.js';

/** Quotes of an order, for its customer and for administrators. */
@Controller()
export class QuotesController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: OrderAccessService,
    private readonly quotes: QuotesService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('quotes')
  async list(@Caller() account: Account, @Param('id') id: string): Promise<Quote[]> {
    const order = await this.access.find(null, account, id, 'business');
    return this.quotes.list(this.unitOfWork.read, order.id);
  }

  @Call('sendQuote')
  send(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'sendQuote'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Quote> {
    return this.idempotency.run(call, body, (manager) =>
      this.quotes.send(manager, account, id, body),
    );
  }

  @Call('acceptQuote')
  accept(
    @Caller() account: Account,
    @Param() parameters: QuoteParameters,
    @Body() body: BodyOf<'acceptQuote'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Quote> {
    return this.idempotency.run(call, body, (manager) =>
      this.quotes.accept(manager, account, parameters, body),
    );
  }

  @Call('declineQuote')
  decline(
    @Caller() account: Account,
    @Param() parameters: QuoteParameters,
    @Body() body: BodyOf<'declineQuote'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Quote> {
    return this.idempotency.run(call, body, (manager) =>
      this.quotes.decline(manager, account, parameters, body),
    );
  }
}
