import { Injectable } from '@nestjs/common';
import type {
  Order,
  OrderAssignmentResult,
  OrderBulkResult,
} from '@northcast/shared-contracts/api/entities';
import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { namedByLines, notFound, priceAgreed, stale } from '../errors/api-errors.js';
import { adjustCount } from '../lists/list-counts.js';
import { LiveService } from '../live/live.service.js';
import { OrderDeletion } from '../order-deletion/order-deletion.js';
import type { Account } from '../sessions/account.js';
import { UsersService } from '../users/users.service.js';
import { AssignmentService } from './assignment.service.js';
import { DueDatesService } from './due-dates.service.js';
import { LastChangeService } from './last-change.service.js';
import { OrderEntity } from './order.entity.js';
import { editedOrderRow } from './order.mapper.js';
import { everybody, OrderChangesService } from './order-changes.service.js';
import { OrderMailsService } from './order-mails.service.js';
import { orderRowTags, orderTarget } from './order-target.js';

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

type StatusOutcome = OrderBulkResult['changed'][number] | OrderBulkResult['left'][number];

/** Changes of orders that are stored, and their removal; every method works in the transaction of its manager. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly users: UsersService,
    private readonly changes: OrderChangesService,
    private readonly mails: OrderMailsService,
    private readonly audit: AuditService,
    private readonly deletion: OrderDeletion,
    private readonly live: LiveService,
    private readonly dueDates: DueDatesService,
    private readonly assignment: AssignmentService,
    private readonly lastChange: LastChangeService,
  ) {}

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
    return this.changes.store(manager, account, before, row);
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
    await this.changes.store(manager, account, before, row, told);
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
    await this.changes.store(manager, account, before, row, { ...everybody, assignee: isTold });
    return { id, version: row.version, before: before.assigneeId ?? '', assigneeId };
  }

  /** @throws 404 */
  async delete(manager: EntityManager, id: string): Promise<void> {
    const row = await findForUpdate(manager, OrderEntity, id);
    if (row === null) throw notFound();
    await this.deletion.run(manager, id);
    await manager.delete(OrderEntity, { id });
    await adjustCount(manager, 'orders', row.status, -1);
    const { userId, assigneeId } = row;
    await this.live.changed(manager, { orderId: id, userId, assigneeId, tags: orderRowTags });
    await this.audit.record(manager, { action: 'order.deleted', target: orderTarget(row) });
  }
}
