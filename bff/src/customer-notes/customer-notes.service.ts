import { Injectable } from '@nestjs/common';
import { customerNoteLimits } from '@northcast/shared-contracts/api/customer-record';
import type { CustomerNote } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { findAllForUpdate, findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { customerNotesFull, notFound } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import type { Account } from '../sessions/account.js';
import { formerAuthor, newTeamNote, ownNote, toTeamNoteDto } from '../team-notes/team-note.js';
import { UserEntity } from '../users/user.entity.js';
import { CustomerNoteEntity } from './customer-note.entity.js';

type Place = Pick<CustomerNoteEntity, 'customerId' | 'id'>;

/** The team's notes about customers. No response to a customer contains them. */
@Injectable()
export class CustomerNotesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  /**
   * Lists the notes of a customer, oldest first.
   * @throws 404
   */
  async list(account: Account, customerId: string): Promise<CustomerNote[]> {
    const { read } = this.unitOfWork;
    if (!(await read.existsBy(UserEntity, { id: customerId }))) throw notFound();
    const rows = await read.find(CustomerNoteEntity, {
      where: { customerId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map((row) => toDto(row, account));
  }

  /**
   * @throws 404
   * @throws 409 when the customer has the highest number of notes
   */
  async add(
    manager: EntityManager,
    account: Account,
    customerId: string,
    text: string,
  ): Promise<CustomerNote> {
    // Lock the customer, so that concurrent additions are counted one after the other.
    if ((await findForUpdate(manager, UserEntity, customerId)) === null) throw notFound();
    const count = await manager.countBy(CustomerNoteEntity, { customerId });
    if (count >= customerNoteLimits.notes.max) throw customerNotesFull();
    const row = { ...newTeamNote(account, text), customerId, editedAt: null };
    await insertRow(manager, CustomerNoteEntity, row);
    await this.note(manager, customerId, 'customer-note.added');
    return toDto(row, account);
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
  ): Promise<CustomerNote> {
    const before = await lockOwn(manager, account, place);
    if (text === before.text) return toDto(before, account);
    const change = { text, editedAt: new Date() };
    await manager.update(CustomerNoteEntity, { id: place.id }, change);
    await this.note(manager, place.customerId, 'customer-note.changed');
    return toDto({ ...before, ...change }, account);
  }

  /**
   * @throws 404
   * @throws 403 for another author's note
   */
  async delete(manager: EntityManager, account: Account, place: Place): Promise<void> {
    await lockOwn(manager, account, place);
    await manager.delete(CustomerNoteEntity, { id: place.id });
    await this.note(manager, place.customerId, 'customer-note.deleted');
  }

  /** Records the action, and notifies only the team's pages. */
  private async note(
    manager: EntityManager,
    customerId: string,
    action: 'customer-note.added' | 'customer-note.changed' | 'customer-note.deleted',
  ): Promise<void> {
    await this.live.changed(manager, { userId: null, tags: ['Customers'] });
    await this.audit.record(manager, { action, target: { type: 'account', id: customerId } });
  }
}

/** @throws as `ownNote` */
async function lockOwn(manager: EntityManager, account: Account, place: Place) {
  const [note = null] = await findAllForUpdate(manager, CustomerNoteEntity, place);
  return ownNote(note, account);
}

const toDto = (row: CustomerNoteEntity, account: Account): CustomerNote => ({
  ...toTeamNoteDto(row, account),
  customerId: row.customerId,
  isEdited: row.editedAt !== null,
});

/**
 * Removes the deleted user's name from notes about others. The database deletes notes about the
 * user with the user's row.
 */
export async function forgetCustomerNotes(manager: EntityManager, userId: string): Promise<void> {
  const nobody = { authorId: null, authorName: formerAuthor };
  await manager.update(CustomerNoteEntity, { authorId: userId }, nobody);
}
