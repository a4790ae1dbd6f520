import { Injectable } from '@nestjs/common';
import { deliveryLimits } from '@northcast/shared-contracts/api/deliveries';
import type { Delivery } from '@northcast/shared-contracts/api/entities';
import { type EntityManager, In } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { insertRow } from '../database/insert-row.js';
import { deliveryCancelled, notFound, tooManyVersions } from '../errors/api-errors.js';
import { FileEntity } from '../files/file.entity.js';
import { FilesService } from '../files/files.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import { mailCustomer } from '../notices/mail-customer.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import { DueDatesService } from '../orders/due-dates.service.js';
import type { OrderRow } from '../orders/order.mapper.js';
import { orderThread } from '../orders/order-letters.js';
import { type Account, fullName } from '../sessions/account.js';
import { worksOn } from '../sessions/rights.js';
import { DeliveryEntity } from './delivery.entity.js';
import { deliveryReadyLetter } from './delivery-letters.js';
import { DeliveryReader } from './delivery-reader.service.js';

/** Creates deliveries of orders. Every method runs in the transaction of its manager. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly reader: DeliveryReader,
    private readonly files: FilesService,
    private readonly events: OrderEventsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly dueDates: DueDatesService,
  ) {}

  /**
   * Creates the next delivery of an order. Concurrent calls wait for the lock of the order's row.
   * @throws 404, also for files that can't be part of it
   * @throws 409 for a cancelled order, and when the order has the highest number of versions
   */
  async create(
    manager: EntityManager,
    account: Account,
    orderId: string,
    { note, fileIds }: BodyOf<'createDelivery'>,
  ): Promise<Delivery> {
    const before = await this.access.forUpdate(manager, account, orderId);
    // A producer may be the customer of an order that others work on.
    if (!worksOn(account, before)) throw notFound();
    if (before.status === 'cancelled') throw deliveryCancelled();
    const version = (await this.reader.newestVersion(manager, before.id)) + 1;
    if (version > deliveryLimits.versions.max) throw tooManyVersions();
    const order = await this.dueDates.handedOver(manager, before);
    const row: DeliveryEntity = {
      id: uuidv7(),
      orderId: order.id,
      version,
      note,
      createdAt: new Date(),
      authorId: account.id,
      authorName: fullName(account),
      decision: null,
      decidedAt: null,
      decisionText: null,
    };
    await insertRow(manager, DeliveryEntity, row);
    // The order may have got another customer since the files were uploaded.
    const attachment = { orderId: order.id, deliveryId: row.id, fileIds, ownerId: order.userId };
    await this.files.attach(manager, account, attachment);
    await this.events.record(manager, {
      orderId: order.id,
      account,
      kind: 'deliveryAdded',
      detail: String(version),
    });
    await this.mail(manager, order, row, fileIds);
    const target = { type: 'order', id: order.id };
    await this.audit.record(manager, { action: 'delivery.created', target });
    return this.reader.one(manager, account, order, row);
  }

  private async mail(
    manager: EntityManager,
    order: OrderRow,
    delivery: DeliveryEntity,
    fileIds: readonly string[],
  ): Promise<void> {
    const files = await manager.findBy(FileEntity, { id: In([...fileIds]) });
    await mailCustomer(manager, this.outbox, order.userId, {
      kind: 'delivery-ready',
      thread: orderThread(order),
      ...deliveryReadyLetter(
        order,
        delivery,
        files.map(({ name }) => name),
      ),
    });
  }
}
