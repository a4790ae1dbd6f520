import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { Repeatable, type RepeatableId } from '../idempotency/repeatable.decorator.js';
import { RepeatableCalls } from '../idempotency/repeatable-calls.js';
import { Lists } from '../lists/lists.js';
import { orderAnswer } from './order-answer.js';
import { orderColumns, orderList } from './order-list.js';
import { createOrder, deleteOrder, updateOrder } from './order-writing.js';

/** Everybody's orders, for administrators. */
@Controller()
export class OrderAdministrationController {
  constructor(
    @Inject(Lists) private readonly lists: Lists,
    @Inject(RepeatableCalls) private readonly calls: RepeatableCalls,
  ) {}

  @Call('adminOrders')
  async list(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Order[]> {
    const rows = await this.lists.page(request, response, orderList);
    return rows.map(orderAnswer);
  }

  @Call('exportOrders')
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.csv(request, response, orderList, orderColumns);
  }

  @Call('createOrder')
  create(
    @ValidBody() body: BodyOf<'createOrder'>,
    @Repeatable() call: RepeatableId,
  ): Promise<Order> {
    return this.calls.once(call, body, (manager) => createOrder(manager, body));
  }

  @Call('updateOrder')
  update(
    @Param('id') id: string,
    @ValidBody() body: BodyOf<'updateOrder'>,
    @Repeatable() call: RepeatableId,
  ): Promise<Order> {
    return this.calls.once(call, body, (manager) => updateOrder(manager, id, body));
  }

  @Call('deleteOrder')
  delete(@Param('id') id: string, @Repeatable() call: RepeatableId): Promise<void> {
    return this.calls.once(call, {}, (manager) => deleteOrder(manager, id));
  }
}
