import { Controller, Inject } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { limits } from '@northcast/shared-contracts/api/limits';
import type { Account } from '../auth/account.js';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { Caller } from '../calls/caller.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type IdempotencyId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { checkCataloguePrice } from './catalogue-price.js';
import { OrderEntity } from './order.entity.js';
import { newOrderRow, toOrderDto } from './order.mapper.js';
import { insertOrder } from './orders.service.js';

/** A customer's own orders. */
@Controller()
export class OrdersController {
  constructor(
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(IdempotencyService) private readonly idempotency: IdempotencyService,
  ) {}

  @Call('orders')
  async list(@Caller() account: Account): Promise<Order[]> {
    const rows = await this.unitOfWork.read.find(OrderEntity, {
      where: { userId: account.id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limits.rows.max,
    });
    return rows.map(toOrderDto);
  }

  @Call('placeOrder')
  place(
    @Caller() account: Account,
    @ValidBody() body: BodyOf<'placeOrder'>,
    @IdempotencyKey() id: IdempotencyId,
  ): Promise<Order> {
    const serviceName = body.serviceName || 'Custom Service';
    checkCataloguePrice(serviceName, body.servicePrice);
    return this.idempotency.run(id, body, (manager) =>
      insertOrder(manager, newOrderRow(account, { ...body, serviceName })),
    );
  }
}
