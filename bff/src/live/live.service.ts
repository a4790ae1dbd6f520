import { Injectable } from '@nestjs/common';
import type { Tag } from '@northcast/shared-contracts/api/tags';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { afterCommit } from '../database/after-commit.js';
import { insertRow } from '../database/insert-row.js';
import { LiveChangeEntity } from './live-change.entity.js';
import { LiveHub } from './live-hub.service.js';

interface LiveNews {
  /** The order that it is about, if any. */
  readonly orderId?: string | null;
  /** The customer whose data changed; null for what concerns administrators alone. */
  readonly userId: string | null;
  /** Who works on the order, where its row is gone or is about to say another; else the row is asked. */
  readonly assigneeId?: string | null;
  /** What is stale now. */
  readonly tags: readonly Tag[];
}

/** Tells open pages that something changed. */
@Injectable()
export class LiveService {
  constructor(private readonly hub: LiveHub) {}

  /** Notes a change in its transaction; connected browsers learn of it once that is committed. */
  async changed(
    manager: EntityManager,
    { orderId = null, userId, ...news }: LiveNews,
  ): Promise<void> {
    const { assigneeId = await assigneeOf(manager, orderId) } = news;
    const tags = news.tags.join(' ');
    const change = { id: uuidv7(), createdAt: new Date(), userId, orderId, assigneeId, tags };
    await insertRow(manager, LiveChangeEntity, change);
    afterCommit(manager, () => this.hub.deliver(change));
  }
}

async function assigneeOf(manager: EntityManager, orderId: string | null): Promise<string | null> {
  if (orderId === null) return null;
  const [order] = await manager.query<{ assigneeId: string | null }[]>(
    'SELECT assigneeId FROM orders WHERE id = ?',
    [orderId],
  );
  return order?.assigneeId ?? null;
}
