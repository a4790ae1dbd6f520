import { Injectable } from '@nestjs/common';
import type { Tag } from '@northcast/shared-contracts/api/tags';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { insertRow } from '../database/insert-row.js';
import { afterCommit } from '../database/unit-of-work.js';
import { LiveChangeEntity } from './live-change.entity.js';
import { LiveHub } from './live-hub.service.js';

interface LiveNews {
  /** The order that changed, if any. */
  readonly orderId?: string | null;
  /** The customer whose data changed; null for a change that only concerns administrators. */
  readonly userId: string | null;
  /**
   * The order's assignee, if the row is deleted or about to change; by default it is read from the
   * row.
   */
  readonly assigneeId?: string | null;
  /** Tags of the cached data that is now stale. */
  readonly tags: readonly Tag[];
}

/** Notifies open pages of changes. */
@Injectable()
export class LiveService {
  constructor(private readonly hub: LiveHub) {}

  /** Records a change in its transaction; connected browsers are notified after the commit. */
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

  /** Records a change of orders for administrators, and for producers whom one is assigned to. */
  async ordersChanged(
    manager: EntityManager,
    orders: readonly { readonly assigneeId: string | null }[],
    tags: readonly Tag[],
  ): Promise<void> {
    // Administrators get every event; a producer gets that with their id.
    const readers = new Set([null, ...orders.map(({ assigneeId }) => assigneeId)]);
    for (const assigneeId of readers) {
      await this.changed(manager, { userId: null, assigneeId, tags });
    }
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
