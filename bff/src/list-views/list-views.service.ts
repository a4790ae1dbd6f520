import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@northcast/shared-contracts/api/audit';
import type { ListView } from '@northcast/shared-contracts/api/entities';
import { listViewLimits } from '@northcast/shared-contracts/api/list-views';
import { type EntityManager, Not } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { listViewNameTaken, notFound, stale, tooManyListViews } from '../errors/api-errors.js';
import type { Account } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { ListViewEntity } from './list-view.entity.js';

/**
 * Saved views of lists, private to each user. Every method runs in the transaction of its manager.
 */
@Injectable()
export class ListViewsService {
  constructor(private readonly audit: AuditService) {}

  /** Sorted by creation time. */
  async list(manager: EntityManager, { id: userId }: Account): Promise<ListView[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return (await manager.find(ListViewEntity, { where: { userId }, order })).map(toListViewDto);
  }

  /**
   * @throws 409 when the highest number of views is reached
   * @throws 422 on `name` when another view of the list has it
   */
  async create(
    manager: EntityManager,
    { id: userId }: Account,
    { list, name, query = '', hidden = [] }: BodyOf<'createListView'>,
  ): Promise<ListView> {
    // Lock the user, so that concurrent calls can neither exceed the limit nor use the same name.
    await findForUpdate(manager, UserEntity, userId);
    const count = await manager.countBy(ListViewEntity, { userId, list });
    if (count >= listViewLimits.views.max) throw tooManyListViews();
    const now = new Date();
    const row: ListViewEntity = {
      id: uuidv7(),
      userId,
      list,
      name,
      nameKey: nameKeyOf(name),
      query,
      hidden: JSON.stringify(hidden),
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.checkName(manager, row);
    await insertRow(manager, ListViewEntity, row);
    await this.note(manager, 'list-view.created', row.id);
    return toListViewDto(row);
  }

  /**
   * @throws 404, also for another user's view
   * @throws 409 with the current view, when its version is not the one that was seen
   * @throws 422 on `name` when another view of the list has it
   */
  async update(
    manager: EntityManager,
    { id: userId }: Account,
    id: string,
    { name, query, hidden, version }: BodyOf<'updateListView'>,
  ): Promise<ListView> {
    await findForUpdate(manager, UserEntity, userId);
    const before = await findForUpdate(manager, ListViewEntity, id);
    if (before === null || before.userId !== userId) throw notFound();
    if (version !== undefined && version !== before.version) throw stale(toListViewDto(before));
    const row: ListViewEntity = {
      ...before,
      name,
      nameKey: nameKeyOf(name),
      query: query ?? before.query,
      hidden: hidden === undefined ? before.hidden : JSON.stringify(hidden),
      version: before.version + 1,
      updatedAt: new Date(),
    };
    await this.checkName(manager, row);
    await manager.update(ListViewEntity, { id }, row);
    await this.note(manager, 'list-view.updated', id);
    return toListViewDto(row);
  }

  /** @throws 404, also for another user's view */
  async delete(manager: EntityManager, { id: userId }: Account, id: string): Promise<void> {
    const row = await findForUpdate(manager, ListViewEntity, id);
    if (row === null || row.userId !== userId) throw notFound();
    await manager.delete(ListViewEntity, { id });
    await this.note(manager, 'list-view.deleted', id);
  }

  private async checkName(
    manager: EntityManager,
    { id, userId, list, nameKey }: ListViewEntity,
  ): Promise<void> {
    const where = { userId, list, nameKey, id: Not(id) };
    if (await manager.existsBy(ListViewEntity, where)) throw listViewNameTaken();
  }

  private note(manager: EntityManager, action: AuditAction, id: string): Promise<void> {
    return this.audit.record(manager, { action, target: { type: 'list view', id } });
  }
}

/** The column is twice as long as a name, because some letters become two in lower case. */
const nameKeyOf = (name: string) => name.normalize('NFC').toLowerCase().slice(0, 80);

export function toListViewDto(row: ListViewEntity): ListView {
  const { id, list, name, query, hidden, version, updatedAt } = row;
  return {
    id,
    list,
    name,
    query,
    hidden: JSON.parse(hidden),
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
