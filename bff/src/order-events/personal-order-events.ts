import type { EntityManager } from 'typeorm';
import { deletedCustomer } from '../users/deleted-customer.js';
import { OrderEventEntity } from './order-event.entity.js';
import { toOrderEventDto } from './order-events.service.js';

/** What happened to a person's orders, and what the person did to others', for the download of what is stored. Others are not named. */
export async function ownOrderEvents(manager: EntityManager, userId: string): Promise<object[]> {
  const rows = await manager
    .createQueryBuilder(OrderEventEntity, 'event')
    .where('event.actorId = :userId', { userId })
    .orWhere('event.orderId IN (SELECT id FROM orders WHERE userId = :userId)')
    .orderBy('event.createdAt')
    .addOrderBy('event.id')
    .getMany();
  return rows.map((row) => {
    const { actorId, actorName, ...event } = toOrderEventDto(row);
    return { ...event, orderId: row.orderId, ...(actorId === userId && { actorName }) };
  });
}

const formerAdministrator = 'Former administrator';

/** Their details are words that somebody chose, such as a file's name, and may tell of the person no matter who chose them. */
const personalKinds = "'fileAdded', 'fileRemoved', 'messageSent'";

/**
 * Keeps what happened to orders for the books, without anything of a person: who did it, and the words that were chosen. While the
 * orders still say whose they are.
 */
export async function forgetOrderEvents(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `UPDATE order_events SET detail = '' WHERE kind IN (${personalKinds})
      AND orderId IN (SELECT id FROM orders WHERE userId = ?)`,
    [userId],
  );
  const events = { actorId: userId };
  const nobody = { actorId: null };
  const asCustomer = { ...nobody, actorName: deletedCustomer.name };
  await manager.update(OrderEventEntity, { ...events, actorRole: 'customer' }, asCustomer);
  await manager.update(OrderEventEntity, events, { ...nobody, actorName: formerAdministrator });
}
