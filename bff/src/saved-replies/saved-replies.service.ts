import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@northcast/shared-contracts/api/audit';
import type { SavedReply } from '@northcast/shared-contracts/api/entities';
import { savedReplyLimits } from '@northcast/shared-contracts/api/saved-replies';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { notFound, savedRepliesChanged, stale, tooManySavedReplies } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import { lastChange } from '../users/last-change.js';
import { lockOwners } from '../users/owners.js';
import { SavedReplyEntity } from './saved-reply.entity.js';

/** Writes saved replies; every method works in the transaction of its manager. */
@Injectable()
export class SavedRepliesService {
  constructor(
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  async list(manager: EntityManager): Promise<SavedReply[]> {
    const order = { position: 'ASC', id: 'ASC' } as const;
    return (await manager.find(SavedReplyEntity, { order })).map(toSavedReplyDto);
  }

  /**
   * Adds a reply at the end of the list.
   * @throws 409 if the maximum number of replies is reached
   */
  async create(
    manager: EntityManager,
    { title, text }: BodyOf<'createSavedReply'>,
  ): Promise<SavedReply> {
    await lockOwners(manager);
    const count = await manager.count(SavedReplyEntity);
    if (count >= savedReplyLimits.replies.max) throw tooManySavedReplies();
    const last = await manager.maximum(SavedReplyEntity, 'position');
    const row: SavedReplyEntity = {
      id: uuidv7(),
      title,
      text,
      position: (last ?? -1) + 1,
      version: 1,
      updatedAt: new Date(),
    };
    await insertRow(manager, SavedReplyEntity, row);
    await this.note(manager, 'saved-reply.created', row.id);
    return toSavedReplyDto(row);
  }

  /**
   * @throws 404
   * @throws 409 with the current reply if `version` is not the current version
   */
  async update(
    manager: EntityManager,
    id: string,
    { title, text, version }: BodyOf<'updateSavedReply'>,
  ): Promise<SavedReply> {
    const before = await findForUpdate(manager, SavedReplyEntity, id);
    if (before === null) throw notFound();
    if (version !== undefined && version !== before.version) {
      throw stale(toSavedReplyDto(before), await lastChange(manager, { targetId: id }));
    }
    const change = { title, text, version: before.version + 1, updatedAt: new Date() };
    await manager.update(SavedReplyEntity, { id }, change);
    await this.note(manager, 'saved-reply.updated', id);
    return toSavedReplyDto({ ...before, ...change });
  }

  /**
   * @param ids of all replies, in the new order
   * @throws 409 with the current list if `ids` does not name exactly its replies
   */
  async order(manager: EntityManager, { ids }: BodyOf<'orderSavedReplies'>): Promise<SavedReply[]> {
    const now = await this.list(manager);
    const known = new Set(now.map(({ id }) => id));
    const isWhole = ids.length === known.size && new Set(ids).size === ids.length;
    if (!isWhole || !ids.every((id) => known.has(id))) throw savedRepliesChanged(now);
    for (const [position, id] of ids.entries()) {
      await manager.update(SavedReplyEntity, { id }, { position });
    }
    await this.note(manager, 'saved-replies.ordered');
    return this.list(manager);
  }

  /** @throws 404 */
  async delete(manager: EntityManager, id: string): Promise<void> {
    if ((await findForUpdate(manager, SavedReplyEntity, id)) === null) throw notFound();
    await manager.delete(SavedReplyEntity, { id });
    await this.note(manager, 'saved-reply.deleted', id);
  }

  private async note(manager: EntityManager, action: AuditAction, id?: string): Promise<void> {
    const target = id === undefined ? {} : { target: { type: 'saved reply', id } };
    await this.audit.record(manager, { action, ...target });
    await this.live.changed(manager, { userId: null, tags: ['SavedReplies'] });
  }
}

function toSavedReplyDto({ id, title, text, version, updatedAt }: SavedReplyEntity): SavedReply {
  return { id, title, text, version, updatedAt: updatedAt.toISOString() };
}
