import { Controller } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { ListsService } from '../lists/lists.service.js';
import { toOrderDto } from '../orders/order.mapper.js';
import { orderList } from '../orders/order-list.js';
import type { Account } from '../sessions/account.js';
import { withReadyDeliveries } from './ready-deliveries.js';

/** A customer's own orders, with the deliveries that wait for approval. */
@Controller()
export class OwnOrdersController {
  constructor(
    private readonly lists: ListsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Call('orders')
  async list(@Caller() account: Account): Promise<Order[]> {
    const orders = await this.lists.own(account, orderList, toOrderDto);
    return withReadyDeliveries(this.unitOfWork.read, orders);
  }
}
