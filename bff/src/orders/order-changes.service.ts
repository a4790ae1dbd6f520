import { Injectable } from '@nestjs/common';
import type { Order } from '@northcast/shared-contracts/api/entities';
import type { Tag } from '@northcast/shared-contracts/api/tags';
import { orderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import type { EntityManager } from 'typeorm';
import { AuditService, type FieldChange, fieldChanges } from '../audit/audit.service.js';
import { moveCount } from '../lists/list-counts.js';
import { LiveService } from '../live/live.service.js';
import {
  futureCall,
  releaseOfCancelled,
  replaceOpenQuote,
} from '../order-agreements/agreements.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import type { Account } from '../sessions/account.js';
import { AssignmentService } from './assignment.service.js';
import { isFreeText } from './catalogue-price.js';
import { DueDatesService } from './due-dates.service.js';
import { addBoughtRevisions, withdrawBoughtRevisions } from './extra-revisions.js';
import { OrderEntity } from './order.entity.js';
import { type OrderRow, toOrderDto } from './order.mapper.js';
import { orderKeys } from './order-list.js';
import { OrderMailsService } from './order-mails.service.js';

/**
 * Milliseconds before the mail about a new status is sent: the time for which the page offers to
 * undo the change, plus a margin.
 */
const undoTime = 8000;

/**
 * Who is mailed about a change: the customer about the status, the assignee about the assignment.
 */
interface Recipients {
  readonly customer: boolean;
  readonly assignee: boolean;
}

export const everybody: Recipients = { customer: true, assignee: true };

/** Side effects of changing an order; every method works in the transaction of its manager. */
@Injectable()
export class OrderChangesService {
  constructor(
    private readonly mails: OrderMailsService,
    private readonly audit: AuditService,
    private readonly events: OrderEventsService,
    private readonly live: LiveService,
    private readonly dueDates: DueDatesService,
    private readonly assignment: AssignmentService,
  ) {}

  /**
   * Stores an edited order and updates everything that depends on it: quote, call, counts,
   * timeline, mails and the audit log.
   * @param told who is mailed about the change
   */
  async store(
    manager: EntityManager,
    account: Account,
    before: OrderRow,
    row: OrderRow,
    told = everybody,
  ): Promise<Order> {
    const { id } = row;
    await endAgreements(manager, this.events, before, row);
    await manager.update(OrderEntity, { id }, { ...row, ...orderKeys(row) });
    await moveCount(manager, 'orders', before.status, row.status);
    await this.recordChanges(manager, account, before, row);
    await this.assignment.changed(manager, account, before, row, told.assignee);
    for (const owner of new Set([before.userId, row.userId])) {
      await this.live.changed(manager, {
        orderId: id,
        userId: owner,
        tags: staleTags(before, row),
      });
    }
    if (told.customer && row.status !== before.status) {
      await this.mails.statusChanged(manager, toOrderDto(row), undoTime);
    }
    await this.audit.record(manager, {
      action: 'order.updated',
      target: orderTarget(row),
      changes: auditedChanges(before, row),
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
    if (status !== before.status) {
      const event = { orderId, account, kind: 'statusChanged', detail: status } as const;
      await this.events.record(manager, event);
    }
    await withdrawBoughtRevisions(manager, this.events, account, before, row);
    // Also without a new status: the order number may be missing from the brief until later.
    await addBoughtRevisions(manager, this.events, account, row);
  }
}

/** Another price replaces the open quote. */
const staleTags = (before: OrderRow, row: OrderRow): readonly Tag[] =>
  row.servicePrice === before.servicePrice ? orderRowTags : [...orderRowTags, 'Quotes'];

/** A name that somebody has written can be personal data, which the audit log must not contain. */
function auditedChanges(before: OrderRow, row: OrderRow): FieldChange[] {
  const isWritten = [before, row].some(({ serviceName }) => isFreeText(serviceName));
  return fieldChanges(before, row).map((change) =>
    isWritten && change.field === 'serviceName' ? { field: change.field } : change,
  );
}

/** Reference to an order in the audit log. */
export const orderTarget = ({ id }: { readonly id: string }) => ({ type: 'order', id });

/** Cache tags that a change of an order invalidates. */
export const orderRowTags = ['Orders', 'Order'] as const;

/**
 * Ends what an edit contradicts and does not have to refuse: the open quote of an order that gets
 * another price, and the call of a cancelled order that gets another service. Runs before the edit
 * is stored.
 */
async function endAgreements(
  manager: EntityManager,
  events: OrderEventsService,
  before: OrderRow,
  row: OrderRow,
): Promise<void> {
  if (row.servicePrice !== before.servicePrice) await replaceOpenQuote(manager, row.id);
  if (row.serviceName === before.serviceName || before.status !== 'cancelled') return;
  if (orderKind(toOrderDto(before)) !== 'call') return;
  const call = await futureCall(manager, row.id);
  if (call !== null) await releaseOfCancelled(manager, events, call);
}
