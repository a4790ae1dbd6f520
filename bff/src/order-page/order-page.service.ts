import { Injectable } from '@nestjs/common';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { AuditService, fieldChanges } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { briefClosed, orderStarted, stale } from '../errors/api-errors.js';
import { moveCount } from '../lists/list-counts.js';
import { NoticesService } from '../notices/notices.service.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import { OrderEntity } from '../orders/order.entity.js';
import { type OrderRow, toOrderDto } from '../orders/order.mapper.js';
import { orderCancelledNotice } from '../orders/order-letters.js';
import { orderKeys } from '../orders/order-list.js';
import { OrderMailsService } from '../orders/order-mails.service.js';
import type { Account } from '../sessions/account.js';
import { OrderDetailsService } from './order-details.service.js';

/** Changes to an order from its page; every method works in the transaction of its manager. */
@Injectable()
export class OrderPageService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly details: OrderDetailsService,
    private readonly events: OrderEventsService,
    private readonly mails: OrderMailsService,
    private readonly notices: NoticesService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Changes the brief of an order that is not confirmed yet.
   * @throws 404
   * @throws 409 if the order is confirmed; with the current order if `version` is not the current
   * version
   */
  async editBrief(
    manager: EntityManager,
    account: Account,
    id: string,
    { projectBrief, version }: BodyOf<'editBrief'>,
  ): Promise<OrderDetails> {
    const before = await this.access.forUpdate(manager, account, id, 'business');
    if (before.status !== 'pending') throw briefClosed();
    if (version !== before.version) throw stale(toOrderDto(before));
    if (projectBrief === before.projectBrief) return this.details.of(manager, account, before);
    const row = await this.change(manager, account, before, { projectBrief });
    await this.events.record(manager, { orderId: id, account, kind: 'briefEdited' });
    return this.details.of(manager, account, row);
  }

  /**
   * Cancels an order that is not confirmed yet. Idempotent: a cancelled order sends no further
   * mails.
   * @throws 404
   * @throws 409 if the order is confirmed
   */
  async cancel(manager: EntityManager, account: Account, id: string): Promise<OrderDetails> {
    const before = await this.access.forUpdate(manager, account, id, 'business');
    if (before.status === 'cancelled') return this.details.of(manager, account, before);
    if (before.status !== 'pending') throw orderStarted();
    const row = await this.change(manager, account, before, { status: 'cancelled' });
    await moveCount(manager, 'orders', before.status, row.status);
    await this.events.record(manager, { orderId: id, account, kind: 'cancelled' });
    const order = toOrderDto(row);
    await this.mails.statusChanged(manager, order);
    if (!this.access.isTeam(account, row)) {
      await this.notices.notify(manager, orderCancelledNotice(order));
    }
    return this.details.of(manager, account, row);
  }

  /** Writes the change, and an audit entry if an administrator made it. */
  private async change(
    manager: EntityManager,
    account: Account,
    before: OrderRow,
    edit: Partial<Pick<OrderRow, 'projectBrief' | 'status'>>,
  ): Promise<OrderRow> {
    const change = { ...edit, updatedAt: new Date(), version: before.version + 1 };
    const row = { ...before, ...change };
    await manager.update(OrderEntity, { id: before.id }, { ...change, ...orderKeys(row) });
    if (this.access.isTeam(account, before)) {
      await this.audit.record(manager, {
        action: 'order.updated',
        target: { type: 'order', id: before.id },
        changes: fieldChanges(before, row),
      });
    }
    return row;
  }
}
