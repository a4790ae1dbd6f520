import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type IdempotencyId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { Lists } from '../lists/lists.js';
import { toOrderDto } from './order.mapper.js';
import { orderColumns, orderList } from './order-list.js';
import { createOrder, deleteOrder, updateOrder } from './orders.service.js';

/** Everybody's orders, for administrators. */
@Controller()
export class OrderAdministrationController {
  constructor(
    @Inject(Lists) private readonly lists: Lists,
    @Inject(IdempotencyService) private readonly idempotency: IdempotencyService,
  ) {}

  @Call('adminOrders')
  async list(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Order[]> {
    const rows = await this.lists.page(request, response, orderList);
    return rows.map(toOrderDto);
  }

  @Call('exportOrders')
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.csv(request, response, orderList, orderColumns);
  }

  @Call('createOrder')
  create(
    @ValidBody() body: BodyOf<'createOrder'>,
    @IdempotencyKey() call: IdempotencyId,
  ): Promise<Order> {
    return this.idempotency.run(call, body, (manager) => createOrder(manager, body));
  }

  @Call('updateOrder')
  update(
    @Param('id') id: string,
    @ValidBody() body: BodyOf<'updateOrder'>,
    @IdempotencyKey() call: IdempotencyId,
  ): Promise<Order> {
    return this.idempotency.run(call, body, (manager) => updateOrder(manager, id, body));
  }

  @Call('deleteOrder')
  delete(@Param('id') id: string, @IdempotencyKey() call: IdempotencyId): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => deleteOrder(manager, id));
  }
}
