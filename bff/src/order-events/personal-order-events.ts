import type { EntityManager } from 'typeorm';
import { deletedCustomer } from '../users/deleted-customer.js';
import { OrderEventEntity } from './order-event.entity.js';
import { toOrderEventDto } from './order-events.service.js';
import { withoutForeignSubjects } from './without-foreign-subjects.js';

/**
 * The events of a person's orders and the person's actions on other orders, for the personal data
 * export. Names of other people are left out.
 */
export async function ownOrderEvents(manager: EntityManager, userId: string): Promise<object[]> {
  const rows = await manager
    .createQueryBuilder(OrderEventEntity, 'event')
    .where('event.actorId = :userId', { userId })
    .orWhere('event.orderId IN (SELECT id FROM orders WHERE userId = :userId)')
    .orderBy('event.createdAt')
    .addOrderBy('event.id')
    .getMany();
  return (await withoutForeignSubjects(manager, userId, rows)).map((row) => {
    const { actorId, actorName, ...event } = toOrderEventDto(row);
    return { ...event, orderId: row.orderId, ...(actorId === userId && { actorName }) };
  });
}

const formerAdministrator = 'Former administrator';

/**
 * The details of these events are free text, such as a file's name, and may hold personal data
 * regardless of who entered them.
 */
const personalKinds = "'fileAdded', 'fileRemoved', 'messageSent'";

/**
 * Anonymises the events of a person's orders: the rows stay for accounting, without actor names and
 * free text. Must run while the orders still hold the user id.
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
