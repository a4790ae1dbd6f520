import type { EntityManager } from 'typeorm';
import { DeliveryEntity } from '../deliveries/delivery.entity.js';
import { MessageEntity } from '../messages/message.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import type { Stretch } from './figure-times.js';

/** Most rows of a median, the newest: neither database computes a median of all rows fast. */
const most = 1000;

/**
 * Median minutes from a customer's message to its first answer, for messages answered in a period.
 */
export async function medianAnswer(
  manager: EntityManager,
  { from, to }: Stretch,
): Promise<number | undefined> {
  const threads = await manager
    .createQueryBuilder(MessageEntity, 'thread')
    .select(['thread.id', 'thread.createdAt', 'thread.adminReplyDate'])
    .where('thread.adminReplyDate >= :from AND thread.adminReplyDate < :to', { from, to })
    .andWhere('thread.starterId IS NULL')
    .orderBy('thread.adminReplyDate', 'DESC')
    .limit(most)
    .getMany();
  return median(
    threads.flatMap(({ createdAt, adminReplyDate }) =>
      // The date is the administrator's own entry, or the time of their browser.
      adminReplyDate === null ? [] : [Math.max(0, minutesBetween(createdAt, adminReplyDate))],
    ),
  );
}

/** Median minutes from an order to its first delivery, for orders delivered in a period. */
export async function medianDelivery(
  manager: EntityManager,
  { from, to }: Stretch,
): Promise<number | undefined> {
  const deliveries = await manager
    .createQueryBuilder(DeliveryEntity, 'delivery')
    .select(['delivery.id', 'delivery.orderId', 'delivery.createdAt'])
    .where('delivery.version = 1')
    .andWhere('delivery.createdAt >= :from AND delivery.createdAt < :to', { from, to })
    .orderBy('delivery.createdAt', 'DESC')
    .limit(most)
    .getMany();
  if (deliveries.length === 0) return undefined;
  const orders = await manager
    .createQueryBuilder(OrderEntity, 'entry')
    .select(['entry.id', 'entry.createdAt'])
    .whereInIds(deliveries.map(({ orderId }) => orderId))
    .getMany();
  const placed = new Map(orders.map(({ id, createdAt }) => [id, createdAt]));
  return median(
    deliveries.flatMap(({ orderId, createdAt }) => {
      const from = placed.get(orderId);
      return from === undefined ? [] : [minutesBetween(from, createdAt)];
    }),
  );
}

/** Negative durations count as 0: dates of orders and answers can be set by hand. */
const minutesBetween = (from: Date, to: Date) =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / 60_000));

/** The middle value, or the mean of the two middle values; undefined for an empty list. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) return undefined;
  return (upper + lower) / 2;
}
