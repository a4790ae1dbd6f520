import { Injectable } from '@nestjs/common';
import type { OrderNote } from '@northcast/shared-contracts/api/entities';
import { orderNoteLimits } from '@northcast/shared-contracts/api/order-notes';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notesFull, notFound } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import type { OrderRow } from '../orders/order.mapper.js';
import type { Account } from '../sessions/account.js';
import { worksOn } from '../sessions/rights.js';
import { formerAuthor, newTeamNote, ownNote, toTeamNoteDto } from '../team-notes/team-note.js';
import { OrderNoteEntity } from './order-note.entity.js';

type Place = Pick<OrderNoteEntity, 'orderId' | 'id'>;

/** The team's internal notes about orders. No response to a customer may contain them. */
@Injectable()
export class OrderNotesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: OrderAccessService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  /**
   * The notes of an order, oldest first.
   * @throws 404
   */
  async list(account: Account, idOrNumber: string): Promise<OrderNote[]> {
    const order = await this.access.find(null, account, idOrNumber);
    const orderId = workedOn(account, order);
    const rows = await this.unitOfWork.read.find(OrderNoteEntity, {
      where: { orderId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map((row) => toNoteDto(row, account));
  }

  /**
   * @throws 404
   * @throws 409 if the order has the maximum number of notes
   */
  async add(
    manager: EntityManager,
    account: Account,
    id: string,
    text: string,
  ): Promise<OrderNote> {
    const orderId = workedOn(account, await this.access.forUpdate(manager, account, id));
    const count = await manager.countBy(OrderNoteEntity, { orderId });
    if (count >= orderNoteLimits.notes.max) throw notesFull();
    const row: OrderNoteEntity = { ...newTeamNote(account, text), orderId, editedAt: null };
    await insertRow(manager, OrderNoteEntity, row);
    await this.note(manager, orderId, 'order-note.added');
    return toNoteDto(row, account);
  }

  /**
   * @throws 404
   * @throws 403 for another author's note
   */
  async update(
    manager: EntityManager,
    account: Account,
    place: Place,
    text: string,
  ): Promise<OrderNote> {
    const orderId = workedOn(account, await this.access.forUpdate(manager, account, place.orderId));
    const where = { id: place.id, orderId };
    const before = ownNote(await manager.findOneBy(OrderNoteEntity, where), account);
    if (text === before.text) return toNoteDto(before, account);
    const change = { text, editedAt: new Date() };
    await manager.update(OrderNoteEntity, { id: place.id }, change);
    await this.note(manager, orderId, 'order-note.changed');
    return toNoteDto({ ...before, ...change }, account);
  }

  /**
   * @throws 404
   * @throws 403 for another author's note
   */
  async delete(manager: EntityManager, account: Account, orderId: string, id: string) {
    workedOn(account, await this.access.forUpdate(manager, account, orderId));
    ownNote(await manager.findOneBy(OrderNoteEntity, { id, orderId }), account);
    await manager.delete(OrderNoteEntity, { id });
    await this.note(manager, orderId, 'order-note.deleted');
  }

  /** Records the change in the audit log and updates the team's open pages only. */
  private async note(
    manager: EntityManager,
    orderId: string,
    action: 'order-note.added' | 'order-note.changed' | 'order-note.deleted',
  ): Promise<void> {
    await this.live.changed(manager, { orderId, userId: null, tags: ['OrderNotes'] });
    await this.audit.record(manager, { action, target: { type: 'order', id: orderId } });
  }
}

/**
 * A producer may also be the customer of an order that others work on; they must not see its notes.
 */
function workedOn(account: Account, order: OrderRow): string {
  if (!worksOn(account, order)) throw notFound();
  return order.id;
}

const toNoteDto = (row: OrderNoteEntity, account: Account): OrderNote => ({
  ...toTeamNoteDto(row, account),
  orderId: row.orderId,
  isEdited: row.editedAt !== null,
});

/**
 * Deletes the team's notes about the orders of a deleted account, and removes the person's name
 * from notes about other orders. Must run while the orders still hold the user id.
 */
export async function forgetOrderNotes(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    'DELETE FROM order_notes WHERE orderId IN (SELECT id FROM orders WHERE userId = ?)',
    [userId],
  );
  const nobody = { authorId: null, authorName: formerAuthor };
  await manager.update(OrderNoteEntity, { authorId: userId }, nobody);
}
