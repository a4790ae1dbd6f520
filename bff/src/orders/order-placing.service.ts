import { Injectable } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { insertRow } from '../database/insert-row.js';
import { adjustCount } from '../lists/list-counts.js';
import { NoticesService } from '../notices/notices.service.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import type { Account } from '../sessions/account.js';
import { UsersService } from '../users/users.service.js';
import { DueDatesService } from './due-dates.service.js';
import { addBoughtRevisions, noteRevisionOrder } from './extra-revisions.js';
import { OrderEntity } from './order.entity.js';
import { type NewOrderContent, newOrderRow, type OrderRow, toOrderDto } from './order.mapper.js';
import { orderTarget } from './order-changes.service.js';
import { newOrderNotice } from './order-letters.js';
import { orderKeys } from './order-list.js';
import { OrderMailsService } from './order-mails.service.js';

/** Creates orders; every method works in the transaction of its manager. */
@Injectable()
export class OrderPlacingService {
  constructor(
    private readonly users: UsersService,
    private readonly mails: OrderMailsService,
    private readonly notices: NoticesService,
    private readonly audit: AuditService,
    private readonly events: OrderEventsService,
    private readonly dueDates: DueDatesService,
  ) {}

  /** Stores an order that a customer places, and notifies the business. */
  async place(manager: EntityManager, customer: Account, content: NewOrderContent): Promise<Order> {
    const row = await this.insert(manager, customer, customer, content);
    const order = toOrderDto(row);
    await this.notices.notify(manager, newOrderNotice(order));
    return order;
  }

  /** @param account who enters the order: the customer, or an administrator for the customer */
  private async insert(
    manager: EntityManager,
    account: Account,
    customer: Account,
    content: NewOrderContent,
  ): Promise<OrderRow> {
    const row: OrderRow = newOrderRow(customer, content);
    row.dueOn ??= this.dueDates.proposal(row, row.createdAt);
    await insertRow(manager, OrderEntity, { ...row, ...orderKeys(row) });
    await adjustCount(manager, 'orders', row.status, 1);
    await this.events.record(manager, { orderId: row.id, account, kind: 'placed' });
    await noteRevisionOrder(manager, this.events, account, row);
    await addBoughtRevisions(manager, this.events, account, row);
    await this.mails.placed(manager, customer, toOrderDto(row));
    return row;
  }

  /**
   * Stores an order that an administrator enters for a customer.
   * @throws 422 on `userId` if the account does not exist
   */
  async create(
    manager: EntityManager,
    account: Account,
    body: BodyOf<'createOrder'>,
  ): Promise<Order> {
    const customer = await this.users.findCustomer(manager, body.userId);
    const row = await this.insert(manager, account, customer, body);
    await this.audit.record(manager, { action: 'order.created', target: orderTarget(row) });
    return this.dueDates.toDto(row);
  }
}
