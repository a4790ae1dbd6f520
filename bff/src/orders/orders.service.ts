import { Injectable } from '@nestjs/common';
import type {
  Order,
  OrderAssignmentResult,
  OrderBulkResult,
} from '@northcast/shared-contracts/api/entities';
import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { fieldChanges } from '../audit/field-changes.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { namedByLines, notFound, priceAgreed, stale } from '../errors/api-errors.js';
import { adjustCount, moveCount } from '../lists/list-counts.js';
import { LiveService } from '../live/live.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { OrderDeletion } from '../order-deletion/order-deletion.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import type { Account } from '../sessions/account.js';
import { UsersService } from '../users/users.service.js';
import { AssignmentService } from './assignment.service.js';
import { DueDatesService } from './due-dates.service.js';
import { addBoughtRevisions, noteRevisionOrder } from './extra-revisions.js';
import { LastChangeService } from './last-change.service.js';
import { OrderEntity } from './order.entity.js';
import {
  editedOrderRow,
  type NewOrderContent,
  newOrderRow,
  type OrderRow,
  toOrderDto,
} from './order.mapper.js';
import { newOrderNotice } from './order-letters.js';
import { orderKeys } from './order-list.js';
import { OrderMailsService } from './order-mails.service.js';

/** Milliseconds that the mail about a new status waits: as long as a notice offers to undo it, and some more. */
const undoTime = 8000;

interface StatusChange {
  readonly id: string;
  readonly version?: number | undefined;
  readonly status: OrderStatus;
}

interface Assignment {
  readonly id: string;
  readonly version?: number | undefined;
  /** Empty for nobody. */
  readonly assigneeId: string;
}

type AssignmentOutcome =
  | OrderAssignmentResult['changed'][number]
  | OrderAssignmentResult['left'][number];

/** Who gets a mail about a change: the customer about the status, the assignee about the order. */
interface Told {
  readonly customer: boolean;
  readonly assignee: boolean;
}

const everybody: Told = { customer: true, assignee: true };

type StatusOutcome = OrderBulkResult['changed'][number] | OrderBulkResult['left'][number];

/** What is stored of orders; every method works in the transaction of its manager. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly users: UsersService,
    private readonly mails: OrderMailsService,
    private readonly notices: NoticesService,
    private readonly audit: AuditService,
    private readonly events: OrderEventsService,
    private readonly deletion: OrderDeletion,
    private readonly live: LiveService,
    private readonly dueDates: DueDatesService,
    private readonly assignment: AssignmentService,
    private readonly lastChange: LastChangeService,
  ) {}

  /** An order that a customer places; the business is told of it. */
  async place(manager: EntityManager, customer: Account, content: NewOrderContent): Promise<Order> {
    const row = await this.insert(manager, customer, customer, content);
    const order = toOrderDto(row);
    await this.notices.notify(manager, newOrderNotice(order));
    return order;
  }

  /** @param account who enters it: the customer, or an administrator for the customer */
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
    await this.mails.placed(manager, customer, toOrderDto(row));
    return row;
  }

  /**
   * An order that an administrator enters for a customer.
   * @throws 422 on `userId` when that account is gone
   */
  async create(
    manager: EntityManager,
    account: Account,
    body: BodyOf<'createOrder'>,
  ): Promise<Order> {
    const customer = await this.users.findCustomer(manager, body.userId);
    const row = await this.insert(manager, account, customer, body);
    await this.audit.record(manager, { action: 'order.created', target: targetOf(row) });
    return this.dueDates.toDto(row);
  }

  /**
   * Changes an order. A new customer's name and e-mail address replace the old ones.
   * @throws 404
   * @throws 422 on `userId` when that account is gone, on `servicePrice` when the customer agreed to another one, on `serviceName` when
   * the order holds several things, of which it is the first
   * @throws 409 with the order as it stands, when it is not the version that was edited
   */
  async update(
    manager: EntityManager,
    account: Account,
    id: string,
    { version, userId, ...edit }: BodyOf<'updateOrder'>,
  ): Promise<Order> {
    const before = await findForUpdate(manager, OrderEntity, id);
    if (before === null) throw notFound();
    if (version !== undefined && version !== before.version) {
      throw stale(this.dueDates.toDto(before), await this.lastChange.of(manager, before));
    }
    if (before.priceAgreedAt !== null && edit.servicePrice !== before.servicePrice) {
      throw priceAgreed();
    }
    if (before.lineItems !== null && edit.serviceName !== before.serviceName) throw namedByLines();
    const isOtherCustomer = userId !== undefined && userId !== before.userId;
    const customer = isOtherCustomer ? await this.users.findCustomer(manager, userId) : undefined;
    const row = editedOrderRow(before, edit, customer);
    await this.assignment.check(manager, before, row);
    return this.store(manager, account, before, row);
  }

  /**
   * Sets the status of an order, as `update` does.
   * @param seen the version that it must have
   * @param isUndo takes a change back: where its mail has not gone out, none does
   * @returns why it was left as it is, or the order
   */
  async setStatus(
    manager: EntityManager,
    account: Account,
    { id, version, status }: StatusChange,
    isUndo: boolean,
  ): Promise<StatusOutcome> {
    const before = await findForUpdate(manager, OrderEntity, id);
    if (before === null) return { id, reason: 'gone' };
    if (before.status === status) return { id, reason: 'same' };
    if (version !== undefined && version !== before.version) return { id, reason: 'changed' };
    const row = { ...before, status, updatedAt: new Date(), version: before.version + 1 };
    const isWithdrawn = isUndo && (await this.mails.withdrawStatus(manager, before));
    const told = { ...everybody, customer: !isWithdrawn };
    await this.store(manager, account, before, row, told);
    return { id, version: row.version, before: before.status, status };
  }

  /**
   * Assigns an order, as `update` does.
   * @param isTold whether the assignee is told
   * @returns why it was left as it is, or the order
   * @throws 422 on `assigneeId` for somebody who does not work on orders
   */
  async setAssignee(
    manager: EntityManager,
    account: Account,
    { id, version, assigneeId }: Assignment,
    isTold: boolean,
  ): Promise<AssignmentOutcome> {
    const before = await findForUpdate(manager, OrderEntity, id);
    if (before === null) return { id, reason: 'gone' };
    if ((before.assigneeId ?? '') === assigneeId) return { id, reason: 'same' };
    if (version !== undefined && version !== before.version) return { id, reason: 'changed' };
    const row = {
      ...before,
      assigneeId: assigneeId || null,
      updatedAt: new Date(),
      version: before.version + 1,
    };
    await this.assignment.check(manager, before, row);
    await this.store(manager, account, before, row, { ...everybody, assignee: isTold });
    return { id, version: row.version, before: before.assigneeId ?? '', assigneeId };
  }

  private async store(
    manager: EntityManager,
    account: Account,
    before: OrderRow,
    edited: OrderRow,
    told = everybody,
  ): Promise<Order> {
    const row = { ...edited, dueOn: this.dueDates.afterEdit(before, edited) };
    const { id } = row;
    await manager.update(OrderEntity, { id }, { ...row, ...orderKeys(row) });
    await moveCount(manager, 'orders', before.status, row.status);
    await this.recordChanges(manager, account, before, row);
    await this.assignment.changed(manager, account, before, row, told.assignee);
    for (const owner of new Set([before.userId, row.userId])) {
      await this.noteChange(manager, id, owner);
    }
    if (told.customer && row.status !== before.status) {
      await this.mails.statusChanged(manager, toOrderDto(row), undoTime);
    }
    await this.audit.record(manager, {
      action: 'order.updated',
      target: targetOf(row),
      changes: fieldChanges(before, row),
    });
    return this.dueDates.toDto(row);
  }

  private async recordChanges(
    manager: EntityManager,
    account: Account,
    before: OrderRow,
    row: OrderRow,
  ): Promise<void> {
    const { id: orderId, status, projectBrief } = row;
    if (projectBrief !== before.projectBrief) {
      await this.events.record(manager, { orderId, account, kind: 'briefEdited' });
    }
    if (status === before.status) return;
    const event = { orderId, account, kind: 'statusChanged', detail: status } as const;
    await this.events.record(manager, event);
    await addBoughtRevisions(manager, this.events, account, row);
  }

  /** @throws 404 */
  async delete(manager: EntityManager, id: string): Promise<void> {
    const row = await findForUpdate(manager, OrderEntity, id);
    if (row === null) throw notFound();
    await this.deletion.run(manager, id);
    await manager.delete(OrderEntity, { id });
    await adjustCount(manager, 'orders', row.status, -1);
    const { userId, assigneeId } = row;
    await this.live.changed(manager, { orderId: id, userId, assigneeId, tags: orderTags });
    await this.audit.record(manager, { action: 'order.deleted', target: targetOf(row) });
  }

  private noteChange(manager: EntityManager, orderId: string, userId: string | null) {
    return this.live.changed(manager, { orderId, userId, tags: orderTags });
  }
}

const orderTags = ['Orders', 'Order'] as const;

const targetOf = ({ id }: { readonly id: string }) => ({ type: 'order', id });
