import { Body, Controller, Param, Req, Res, UseGuards } from '@nestjs/common';
import type {
  Order,
  OrderAssignmentResult,
  OrderBulkResult,
  OrderTotals,
} from '@northcast/shared-contracts/api/entities';
import { unnamedOrder } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import type { Request, Response } from 'express';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { readListRequest } from '../lists/list-request.js';
import { ListsService } from '../lists/lists.service.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import type { Account } from '../sessions/account.js';
import { DueDatesService } from './due-dates.service.js';
import { OrderBulkService } from './order-bulk.service.js';
import { checkedLines } from './order-lines.js';
import { chosenOrders, orderColumns, queriedOrders, totalsOf } from './order-list.js';
import { OrderPlacingService } from './order-placing.service.js';
import { OrdersService } from './orders.service.js';

/** Placing an order as a customer, and managing all orders as an administrator. */
@Controller()
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly placing: OrderPlacingService,
    private readonly lists: ListsService,
    private readonly idempotency: IdempotencyService,
    private readonly unitOfWork: UnitOfWork,
    private readonly bulk: OrderBulkService,
    private readonly dueDates: DueDatesService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Limits customers: each order is mailed to an address that may belong to somebody else. */
  @Call('placeOrder')
  place(
    @Caller() account: Account,
    @Body() body: BodyOf<'placeOrder'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Order> {
    const serviceName = body.serviceName || unnamedOrder.name;
    const content = { ...body, serviceName, lines: checkedLines({ ...body, serviceName }) };
    return this.idempotency.run(
      call,
      body,
      (manager) => this.placing.place(manager, account, content),
      () => account.isAdmin || this.limiter.consume('orders', account.id),
    );
  }

  @Call('adminOrders')
  list(@Caller() account: Account, @Req() request: Request): Promise<Order[]> {
    return this.lists.page(request, this.listFor(account, request), this.dueDates.toDto);
  }

  @Call('orderTotals')
  totals(@Caller() account: Account, @Req() request: Request): Promise<OrderTotals> {
    const list = this.listFor(account, request);
    return totalsOf(this.unitOfWork.read, list, readListRequest(request.query, list));
  }

  @UseGuards(StepUpGuard)
  @Call('exportOrders')
  async export(
    @Caller() account: Account,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const list = this.listFor(account, request);
    await this.lists.csv(request, response, list, orderColumns, 'orders.exported');
  }

  @UseGuards(StepUpGuard)
  @Call('exportChosenOrders')
  async exportChosen(
    @Caller() account: Account,
    @Body() { ids }: BodyOf<'exportChosenOrders'>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const list = chosenOrders(account, ids);
    await this.lists.csv(request, response, list, orderColumns, 'orders.exported');
  }

  /** The orders that the account may see and the query matches. */
  private listFor(account: Account, { query }: Request) {
    return queriedOrders(account, query, this.dueDates.today());
  }

  @Call('createOrder')
  create(
    @Caller() account: Account,
    @Body() body: BodyOf<'createOrder'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Order> {
    return this.idempotency.run(call, body, (manager) =>
      this.placing.create(manager, account, body),
    );
  }

  @Call('updateOrder')
  update(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'updateOrder'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Order> {
    return this.idempotency.run(call, body, (manager) =>
      this.orders.update(manager, account, id, body),
    );
  }

  @Call('changeOrders')
  changeMany(
    @Caller() account: Account,
    @Body() body: BodyOf<'changeOrders'>,
    @IdempotencyKey() call: CallId,
  ): Promise<OrderBulkResult> {
    return this.bulk.change(account, body, call);
  }

  @Call('assignOrders')
  assignMany(
    @Caller() account: Account,
    @Body() body: BodyOf<'assignOrders'>,
    @IdempotencyKey() call: CallId,
  ): Promise<OrderAssignmentResult> {
    return this.bulk.assign(account, body, call);
  }

  @Call('deleteOrder')
  delete(@Param('id') id: string, @IdempotencyKey() call: CallId): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.orders.delete(manager, id));
  }
}
