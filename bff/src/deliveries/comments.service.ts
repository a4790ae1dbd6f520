import { Injectable } from '@nestjs/common';
import { deliveryLimits } from '@northcast/shared-contracts/api/deliveries';
import type { DeliveryComment } from '@northcast/shared-contracts/api/entities';
import type { OrderActorRole } from '@northcast/shared-contracts/api/order-events';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { BodyOf } from '../calls/call.decorator.js';
import { insertRow } from '../database/insert-row.js';
import {
  commentHasReplies,
  commentsFull,
  forbidden,
  notFound,
  stale,
} from '../errors/api-errors.js';
import { FileEntity } from '../files/file.entity.js';
import { LiveService } from '../live/live.service.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import type { OrderRow } from '../orders/order.mapper.js';
import { type Account, fullName } from '../sessions/account.js';
import { toCommentDto } from './delivery.mapper.js';
import { DeliveryCommentEntity } from './delivery-comment.entity.js';
import { commentEdits, DeliveryReader } from './delivery-reader.service.js';

/**
 * Comments of both sides on a delivery's files. Every method runs in the transaction of its
 * manager.
 */
@Injectable()
export class CommentsService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly reader: DeliveryReader,
    private readonly events: OrderEventsService,
    private readonly live: LiveService,
  ) {}

  /**
   * @throws 404, also for a file of another delivery, and when the parent is a reply or belongs to
   * another file
   * @throws 409 when the delivery has the highest number of comments
   */
  async add(
    manager: EntityManager,
    account: Account,
    deliveryId: string,
    { fileId, parentId, atMs, text }: BodyOf<'addComment'>,
  ): Promise<DeliveryComment> {
    const { delivery } = await this.reader.find(manager, account, deliveryId);
    const order = await this.access.forUpdate(manager, account, delivery.orderId);
    if (!(await manager.existsBy(FileEntity, { id: fileId, deliveryId }))) throw notFound();
    if (parentId !== undefined) {
      const parent = await manager.findOneBy(DeliveryCommentEntity, { id: parentId, deliveryId });
      if (parent === null || parent.fileId !== fileId || parent.parentId !== null) throw notFound();
    }
    const count = await manager.countBy(DeliveryCommentEntity, { deliveryId });
    if (count >= deliveryLimits.comments.max) throw commentsFull();
    const row: DeliveryCommentEntity = {
      id: uuidv7(),
      deliveryId,
      fileId,
      parentId: parentId ?? null,
      authorId: account.id,
      authorName: fullName(account),
      authorRole: this.roleOf(account, order),
      // A reply has the position of its parent.
      atMs: parentId === undefined ? (atMs ?? null) : null,
      text,
      createdAt: new Date(),
      doneAt: null,
      doneBy: null,
    };
    await insertRow(manager, DeliveryCommentEntity, row);
    await this.changed(manager, order);
    return toCommentDto(row);
  }

  /** Marks a comment as done or not done; either side may. @throws 404 */
  async mark(
    manager: EntityManager,
    account: Account,
    id: string,
    done: boolean,
  ): Promise<DeliveryComment> {
    const { comment, order } = await this.find(manager, account, id);
    const editedAt = (await commentEdits(manager, order.id)).get(id);
    const isDone = comment.doneAt !== null;
    if (isDone === done) return toCommentDto(comment, editedAt);
    const change = done
      ? { doneAt: new Date(), doneBy: this.roleOf(account, order) }
      : { doneAt: null, doneBy: null };
    await manager.update(DeliveryCommentEntity, { id }, change);
    await this.changed(manager, order);
    return toCommentDto({ ...comment, ...change }, editedAt);
  }

  /**
   * The timeline records only the first edit of a comment, so that edits cannot flood it.
   * @throws 403 for another author's comment
   * @throws 404
   * @throws 409 with the comment, when its text is no longer `before`
   */
  async edit(
    manager: EntityManager,
    account: Account,
    id: string,
    { text, before }: BodyOf<'editComment'>,
  ): Promise<DeliveryComment> {
    const { comment, order } = await this.find(manager, account, id);
    if (comment.authorId !== account.id) throw forbidden();
    const editedAt = (await commentEdits(manager, order.id)).get(id);
    if (comment.text !== before) throw stale(toCommentDto(comment, editedAt));
    if (comment.text === text) return toCommentDto(comment, editedAt);
    await manager.update(DeliveryCommentEntity, { id }, { text });
    if (editedAt === undefined) {
      const event = { orderId: order.id, account, kind: 'commentEdited', detail: id } as const;
      await this.events.record(manager, event);
    }
    await this.changed(manager, order);
    return toCommentDto({ ...comment, text }, editedAt ?? new Date());
  }

  /**
   * @throws 403 for another author's comment
   * @throws 404
   * @throws 409 when the comment has replies, which would lose their context
   */
  async delete(manager: EntityManager, account: Account, id: string): Promise<void> {
    const { comment, order } = await this.find(manager, account, id);
    if (comment.authorId !== account.id) throw forbidden();
    // With the delivery, by which an index finds its comments.
    const replies = { deliveryId: comment.deliveryId, parentId: id };
    if (await manager.existsBy(DeliveryCommentEntity, replies)) throw commentHasReplies();
    await manager.delete(DeliveryCommentEntity, { id });
    await this.changed(manager, order);
  }

  private async find(manager: EntityManager, account: Account, id: string) {
    const found = await manager.findOneBy(DeliveryCommentEntity, { id });
    if (found === null) throw notFound();
    const { delivery } = await this.reader.find(manager, account, found.deliveryId);
    // Lock the order, so that concurrent changes to its comments run one after the other.
    const order = await this.access.forUpdate(manager, account, delivery.orderId);
    // It may have changed while this transaction waited for the lock.
    const comment = await manager.findOneBy(DeliveryCommentEntity, { id });
    if (comment === null) throw notFound();
    return { comment, order };
  }

  private roleOf(account: Account, order: OrderRow): OrderActorRole {
    return this.access.isTeam(account, order) ? 'administrator' : 'customer';
  }

  private changed(manager: EntityManager, { id, userId }: OrderRow): Promise<void> {
    return this.live.changed(manager, { orderId: id, userId, tags: ['Deliveries'] });
  }
}
