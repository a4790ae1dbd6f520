import { Injectable } from '@nestjs/common';
import type { DeliveryDecision } from '@northcast/shared-contracts/api/deliveries';
import type { Delivery } from '@northcast/shared-contracts/api/entities';
import { orderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import type { EntityManager } from 'typeorm';
import {
  alreadyDecided,
  deliveryCancelled,
  forbidden,
  newerVersion,
  notFound,
  revisionsUsed,
} from '../errors/api-errors.js';
import { moveCount } from '../lists/list-counts.js';
import { NoticesService } from '../notices/notices.service.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import { revisionsOf } from '../order-page/revisions.js';
import { DueDatesService } from '../orders/due-dates.service.js';
import { addBoughtRevisions } from '../orders/extra-revisions.js';
import { OrderEntity } from '../orders/order.entity.js';
import { type OrderRow, toOrderDto } from '../orders/order.mapper.js';
import { linesOf } from '../orders/order-lines.js';
import { OrderMailsService } from '../orders/order-mails.service.js';
import type { Account } from '../sessions/account.js';
import { DeliveryEntity } from './delivery.entity.js';
import { approvedNotice, revisionAskedNotice } from './delivery-letters.js';
import { DeliveryReader } from './delivery-reader.service.js';

/**
 * The customer's single decision on the newest delivery. Every method runs in the transaction of
 * its manager.
 */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly reader: DeliveryReader,
    private readonly events: OrderEventsService,
    private readonly mails: OrderMailsService,
    private readonly notices: NoticesService,
    private readonly dueDates: DueDatesService,
  ) {}

  /**
   * Approves the delivery, and completes the order.
   * @throws see `open`
   */
  async approve(
    manager: EntityManager,
    account: Account,
    orderId: string,
    id: string,
  ): Promise<Delivery> {
    const { order, delivery } = await this.open(manager, account, orderId, id);
    const decided = await this.decide(manager, delivery, 'approved', null);
    // The event is sent to webhooks with the order as it is stored.
    const changed = await this.setStatus(manager, order, 'completed');
    await this.record(manager, account, delivery, 'deliveryApproved');
    await this.notices.notify(manager, approvedNotice(order, delivery));
    await this.statusChanged(manager, account, order, changed);
    return this.reader.one(manager, account, changed, decided);
  }

  /**
   * Requests a revision, and sets the order back to processing.
   * @throws see `open`, and 409 when all revisions are used
   */
  async askForRevision(
    manager: EntityManager,
    account: Account,
    target: { readonly orderId: string; readonly id: string },
    text: string,
  ): Promise<Delivery> {
    const { order, delivery } = await this.open(manager, account, target.orderId, target.id);
    const events = await this.events.ofState(manager, order.id);
    const kind = orderKind(toOrderDto(order));
    const { included, used } = revisionsOf(order.serviceName, kind, events, linesOf(order));
    if (included !== null && used >= included) throw revisionsUsed();
    const decided = await this.decide(manager, delivery, 'revision', text);
    // First the order: an event that follows its change says who made it.
    const due = await this.dueDates.askedAgain(manager, order);
    await this.record(manager, account, delivery, 'revisionAsked');
    await this.notices.notify(manager, revisionAskedNotice(order, delivery, text));
    const changed = await this.setStatus(manager, due, 'processing');
    await this.statusChanged(manager, account, due, changed);
    return this.reader.one(manager, account, changed, decided);
  }

  /**
   * Finds the newest delivery and locks its order, so that concurrent decisions run one after the
   * other.
   * @throws 404
   * @throws 403 for administrators
   * @throws 409 for an older or decided delivery, and for a cancelled order
   */
  private async open(manager: EntityManager, account: Account, orderId: string, id: string) {
    const order = await this.access.forUpdate(manager, account, orderId);
    const delivery = await manager.findOneBy(DeliveryEntity, { id, orderId: order.id });
    if (delivery === null) throw notFound();
    if (this.access.isTeam(account, order)) throw forbidden();
    if (order.status === 'cancelled') throw deliveryCancelled();
    if (delivery.decision !== null) throw alreadyDecided();
    const newest = await this.reader.newestVersion(manager, order.id);
    if (delivery.version !== newest) throw newerVersion();
    return { order, delivery };
  }

  private async decide(
    manager: EntityManager,
    delivery: DeliveryEntity,
    decision: DeliveryDecision,
    decisionText: string | null,
  ): Promise<DeliveryEntity> {
    const change = { decision, decisionText, decidedAt: new Date() };
    await manager.update(DeliveryEntity, { id: delivery.id }, change);
    return { ...delivery, ...change };
  }

  private record(
    manager: EntityManager,
    account: Account,
    { orderId, version }: DeliveryEntity,
    kind: 'deliveryApproved' | 'revisionAsked',
  ): Promise<void> {
    return this.events.record(manager, { orderId, account, kind, detail: String(version) });
  }

  /** Stores the status. The search text and the sort keys do not depend on it. */
  private async setStatus(
    manager: EntityManager,
    before: OrderRow,
    status: OrderStatus,
  ): Promise<OrderRow> {
    if (before.status === status) return before;
    const change = { status, updatedAt: new Date(), version: before.version + 1 };
    await manager.update(OrderEntity, { id: before.id }, change);
    await moveCount(manager, 'orders', before.status, status);
    return { ...before, ...change };
  }

  /** Records an event and mails the customer, as for a change by an administrator. */
  private async statusChanged(
    manager: EntityManager,
    account: Account,
    before: OrderRow,
    row: OrderRow,
  ): Promise<void> {
    if (before.status === row.status) return;
    const event = { orderId: row.id, account, kind: 'statusChanged', detail: row.status } as const;
    await this.events.record(manager, event);
    await addBoughtRevisions(manager, this.events, account, row);
    await this.mails.statusChanged(manager, toOrderDto(row));
  }
}
