import { Controller, Inject } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { limits } from '@northcast/shared-contracts/api/limits';
import { uuidv7 } from 'uuidv7';
import { type Account, fullName } from '../auth/account.js';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { Caller } from '../calls/caller.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Repeatable, type RepeatableId } from '../idempotency/repeatable.decorator.js';
import { RepeatableCalls } from '../idempotency/repeatable-calls.js';
import { checkCataloguePrice } from './catalogue-price.js';
import { OrderEntity } from './order.entity.js';
import { orderAnswer } from './order-answer.js';
import { insertOrder } from './order-writing.js';

/** A customer's own orders. */
@Controller()
export class OrdersController {
  constructor(
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(RepeatableCalls) private readonly calls: RepeatableCalls,
  ) {}

  @Call('orders')
  async list(@Caller() account: Account): Promise<Order[]> {
    const rows = await this.unitOfWork.read.find(OrderEntity, {
      where: { userId: account.id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limits.rows.max,
    });
    return rows.map(orderAnswer);
  }

  @Call('placeOrder')
  place(
    @Caller() account: Account,
    @ValidBody() body: BodyOf<'placeOrder'>,
    @Repeatable() id: RepeatableId,
  ): Promise<Order> {
    const serviceName = body.serviceName || 'Custom Service';
    checkCataloguePrice(serviceName, body.servicePrice);
    return this.calls.once(id, body, (manager) => {
      const now = new Date();
      return insertOrder(manager, {
        id: uuidv7(),
        userId: account.id,
        serviceName,
        servicePrice: body.servicePrice,
        customerName: fullName(account),
        customerEmail: account.email,
        customerPhone: body.customerPhone,
        projectBrief: body.projectBrief,
        status: 'pending',
        createdAt: now,
        updatedAt: now,
        version: 1,
      });
    });
  }
}
