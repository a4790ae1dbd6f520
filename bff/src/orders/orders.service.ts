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
import { optionalText } from '../database/optional-column.js';
import { notFound, stale } from '../errors/api-errors.js';
import { adjustCount } from '../lists/list-counts.js';
import { LiveService } from '../live/live.service.js';
import { OrderDeletion } from '../order-deletion/order-deletion.js';
import type { Account } from '../sessions/account.js';
import { UsersService } from '../users/users.service.js';
import { AssignmentService } from './assignment.service.js';
import { checkEdit } from './check-edit.js';
import { DueDatesService } from './due-dates.service.js';
import { lastOrderChange } from './last-order-change.js';
import { OrderEntity } from './order.entity.js';
import { editedOrderRow } from './order.mapper.js';
import {
  everybody,
  OrderChangesService,
  orderRowTags,
  orderTarget,
} from './order-changes.service.js';
import { OrderMailsService } from './order-mails.service.js';

interface StatusChange {
  readonly id: string;
  readonly version?: number | undefined;
  readonly status: OrderStatus;
  /** Of an undo: the due date to restore; empty for none. */
  readonly dueOn?: string | undefined;
}

interface Assignment {
  readonly id: string;
  readonly version?: number | undefined;
  /** Empty if unassigned. */
  readonly assigneeId: string;
}

type AssignmentOutcome =
  | OrderAssignmentResult['changed'][number]
  | OrderAssignmentResult['left'][number];

type StatusOutcome = OrderBulkResult['changed'][number] | OrderBulkResult['left'][number];

/** Changes and deletes stored orders; every method works in the transaction of its manager. */
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
  ) {}

  /**
   * Changes an order. If the customer changes, the new customer's name and email address replace
   * the old ones. Another price replaces the open quote.
   * @throws 404
   * @throws 422 on `userId` if the account does not exist, on `servicePrice` if the customer agreed
   * to another price, on `serviceName` if the order has lines
   * @throws 409 with the current order if `version` is not the current version, and for another
   * price while an invoice states the present one or it is paid, and for another service while a
   * call is booked
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
      throw stale(this.dueDates.toDto(before), await lastOrderChange(manager, before));
    }
    await checkEdit(manager, before, edit);
    const isOtherCustomer = userId !== undefined && userId !== before.userId;
    const customer = isOtherCustomer ? await this.users.findCustomer(manager, userId) : undefined;
    const edited = editedOrderRow(before, edit, customer);
    const row = { ...edited, dueOn: this.dueDates.afterEdit(before, edited) };
    if (row.assigneeId !== before.assigneeId) await this.assignment.check(manager, row.assigneeId);
    return this.changes.store(manager, account, before, row);
  }

  /**
   * Sets the status of an order, with the same side effects as `update`.
   * @param isUndo reverts a change: the due date is restored, not proposed, and if the mail about
   * that change can still be withdrawn, no new mail is sent
   * @returns the change, or the reason why the order was left unchanged
   */
  async setStatus(
    manager: EntityManager,
    account: Account,
    { id, version, status, dueOn }: StatusChange,
    isUndo: boolean,
  ): Promise<StatusOutcome> {
    const before = await findForUpdate(manager, OrderEntity, id);
    if (before === null) return { id, reason: 'gone' };
    if (before.status === status) return { id, reason: 'same' };
    if (version !== undefined && version !== before.version) return { id, reason: 'changed' };
    const edited = { ...before, status, updatedAt: new Date(), version: before.version + 1 };
    const row = {
      ...edited,
      dueOn: isUndo ? optionalText(dueOn, before.dueOn) : this.dueDates.afterEdit(before, edited),
    };
    const isWithdrawn = isUndo && (await this.mails.withdrawStatus(manager, before));
    const told = { ...everybody, customer: !isWithdrawn };
    await this.changes.store(manager, account, before, row, told);
    const dueOnBefore = before.dueOn ?? '';
    return { id, version: row.version, before: before.status, status, dueOnBefore };
  }

  /**
   * Assigns an order, with the same side effects as `update`.
   * @param isTold whether to notify the assignee
   * @returns the change, or the reason why the order was left unchanged
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
    if (!(await this.assignment.isPossible(manager, assigneeId))) return { id, reason: 'assignee' };
    const row = {
      ...before,
      assigneeId: assigneeId || null,
      updatedAt: new Date(),
      version: before.version + 1,
    };
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
