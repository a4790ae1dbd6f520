import { Injectable } from '@nestjs/common';
import type { Delivery } from '@northcast/shared-contracts/api/entities';
import { type EntityManager, In } from 'typeorm';
import { toAnalysisSummary } from '../audio-analysis/file-analyses.service.js';
import { FileAnalysisEntity } from '../audio-analysis/file-analysis.entity.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notFound } from '../errors/api-errors.js';
import { FilesService } from '../files/files.service.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';
import type { OrderRow } from '../orders/order.mapper.js';
import type { Account } from '../sessions/account.js';
import { DeliveryEntity } from './delivery.entity.js';
import { toCommentDto, toDeliveryDto } from './delivery.mapper.js';
import { DeliveryCommentEntity } from './delivery-comment.entity.js';

/** Reads deliveries with their files, comments and audio measurements. */
@Injectable()
export class DeliveryReader {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: OrderAccessService,
    private readonly files: FilesService,
  ) {}

  /**
   * Lists all versions of an order, newest first.
   * @throws 404
   */
  async list(account: Account, orderId: string): Promise<Delivery[]> {
    const { read } = this.unitOfWork;
    const order = await this.access.find(null, account, orderId);
    const rows = await read.find(DeliveryEntity, {
      where: { orderId: order.id },
      order: { version: 'DESC' },
    });
    return this.withParts(read, account, order, rows);
  }

  async one(
    manager: EntityManager,
    account: Account,
    order: OrderRow,
    row: DeliveryEntity,
  ): Promise<Delivery> {
    const [delivery] = await this.withParts(manager, account, order, [row]);
    if (delivery === undefined) throw notFound();
    return delivery;
  }

  /** @returns 0 when there is no delivery */
  async newestVersion(manager: EntityManager, orderId: string): Promise<number> {
    return (await manager.maximum(DeliveryEntity, 'version', { orderId })) ?? 0;
  }

  /**
   * Finds a delivery with its order.
   * @param manager of a transaction, or null to read outside of one
   * @throws 404
   */
  async find(
    manager: EntityManager | null,
    account: Account,
    id: string,
  ): Promise<{ delivery: DeliveryEntity; order: OrderRow }> {
    const reader = manager ?? this.unitOfWork.read;
    const delivery = await reader.findOneBy(DeliveryEntity, { id });
    if (delivery === null) throw notFound();
    const order = await this.access.find(manager, account, delivery.orderId);
    return { delivery, order };
  }

  private async withParts(
    manager: EntityManager,
    account: Account,
    order: OrderRow,
    rows: readonly DeliveryEntity[],
  ): Promise<Delivery[]> {
    if (rows.length === 0) return [];
    const inThese = { deliveryId: In(rows.map(({ id }) => id)) };
    const viewer = this.files.viewerOf(account, order);
    const files = await this.files.partsOf(manager, viewer, inThese);
    const comments = await manager.find(DeliveryCommentEntity, {
      where: inThese,
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const edits = await commentEdits(manager, order.id);
    const fileIds = files.map(({ id }) => id);
    const analyses = await manager.findBy(FileAnalysisEntity, { id: In(fileIds) });
    return rows.map((row) => {
      const own = files.filter(({ deliveryId }) => deliveryId === row.id);
      const ids = new Set(own.map(({ id }) => id));
      return toDeliveryDto(row, {
        files: own,
        analyses: analyses.filter(({ id }) => ids.has(id)).map(toAnalysisSummary),
        comments: comments
          .filter(({ deliveryId }) => deliveryId === row.id)
          .map((comment) => toCommentDto(comment, edits.get(comment.id))),
      });
    });
  }
}

/**
 * Times of the first edit of an order's comments, by comment id. The timeline stores them, not the
 * comment.
 */
export async function commentEdits(
  manager: EntityManager,
  orderId: string,
): Promise<ReadonlyMap<string, Date>> {
  const events = await manager.findBy(OrderEventEntity, { orderId, kind: 'commentEdited' });
  return new Map(events.map(({ detail, createdAt }) => [detail, createdAt]));
}
