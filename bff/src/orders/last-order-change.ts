import type { LastChange } from '@northcast/shared-contracts/api/problem';
import { Between, type EntityManager } from 'typeorm';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';
import { recordedBetween } from '../order-events/order-events.service.js';
import { fullName } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import type { OrderRow } from './order.mapper.js';

/**
 * Milliseconds between an order's `updatedAt` and its audit entry or event. Both are written in one
 * transaction, which waits only for other writers.
 */
const mostApart = 10_000;

/**
 * Who made the last change of an order, and when. Finds edits by the team in the audit log, and
 * other changes, such as those by customers, in the order's events. `by` is omitted if neither has
 * an entry within `mostApart`.
 */
export async function lastOrderChange(
  manager: EntityManager,
  { id, updatedAt }: OrderRow,
): Promise<LastChange> {
  const at = updatedAt.toISOString();
  const latest = new Date(updatedAt.getTime() + mostApart);
  const createdAt = Between(updatedAt, latest);
  const entry = await manager.findOne(AuditEntryEntity, {
    where: { createdAt, targetId: id, action: 'order.updated' },
    order: { createdAt: 'ASC' },
  });
  const actorId = entry?.actorId ?? null;
  const actor = actorId && (await manager.findOneBy(UserEntity, { id: actorId }));
  if (actor) return { at, by: fullName(actor) };
  const event = await manager.findOne(OrderEventEntity, {
    where: [
      { orderId: id, createdAt },
      { orderId: id, id: recordedBetween(updatedAt, latest) },
    ],
    order: { createdAt: 'ASC' },
  });
  return event?.actorName ? { at, by: event.actorName } : { at };
}
