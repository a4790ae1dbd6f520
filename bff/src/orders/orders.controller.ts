import { Body, Controller } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { limits } from '@northcast/shared-contracts/api/limits';
import { type BodyOf, Call } from '../calls/call.decorator.js';
import { Caller } from '../calls/caller.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import type { Account } from '../sessions/account.js';
import { checkCataloguePrice } from './catalogue-price.js';
import { OrderEntity } from './order.entity.js';
import { toOrderDto } from './order.mapper.js';
import { OrdersService } from './orders.service.js';

/** A customer's own orders. */
@Controller()
export class OrdersController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly orders: OrdersService,
    private readonly idempotency: IdempotencyService,
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
    @Body() body: BodyOf<'placeOrder'>,
    @IdempotencyKey() id: CallId,
  ): Promise<Order> {
    const serviceName = body.serviceName || 'Custom Service';
    checkCataloguePrice(serviceName, body.servicePrice);
    return this.idempotency.run(id, body, (manager) =>
      this.orders.insert(manager, account, { ...body, serviceName }),
    );
  }
}
