import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import { type EntityManager, In } from 'typeorm';
import { deletedCustomer, formerAdministrator } from '../users/deleted-customer.js';
import { OrderEventEntity } from './order-event.entity.js';
import { toOrderEventDto } from './order-events.service.js';

/**
 * The newest events of a person's orders and of the person's actions on other orders, oldest first,
 * for the personal data export. Names of other people are left out.
 * @param most number of events
 */
export async function ownOrderEvents(
  manager: EntityManager,
  userId: string,
  most: number,
): Promise<object[]> {
  const newest = await manager
    .createQueryBuilder(OrderEventEntity, 'event')
    .where('event.actorId = :userId', { userId })
    .orWhere('event.orderId IN (SELECT id FROM orders WHERE userId = :userId)')
    .orderBy('event.createdAt', 'DESC')
    .addOrderBy('event.id', 'DESC')
    .take(most)
    .getMany();
  return (await withoutForeignSubjects(manager, userId, newest.reverse())).map((row) => {
    const { actorId, actorName, ...event } = toOrderEventDto(row);
    return { ...event, orderId: row.orderId, ...(actorId === userId && { actorName }) };
  });
}

/**
 * The details of these events are free text, such as a file's name, and may hold personal data
 * regardless of who entered them.
 */
const personalKinds: readonly OrderEventKind[] = ['fileAdded', 'fileRemoved', 'messageSent'];

/**
 * What a person did as the customer of orders that have been given to another customer since. Must
 * run before `forgetOrderEvents`.
 */
export function actsOnFormerOrders(
  manager: EntityManager,
  userId: string,
): Promise<OrderEventEntity[]> {
  return manager
    .createQueryBuilder(OrderEventEntity, 'event')
    .where("event.actorId = :userId AND event.actorRole = 'customer'", { userId })
    .andWhere('event.orderId NOT IN (SELECT id FROM orders WHERE userId = :userId)')
    .orderBy('event.createdAt')
    .addOrderBy('event.id')
    .getMany();
}

/**
 * Anonymises the events of a person's orders: the rows stay for accounting, without actor names and
 * free text. Must run while the orders and threads still hold the user id.
 */
export async function forgetOrderEvents(manager: EntityManager, userId: string): Promise<void> {
  const kind = In([...personalKinds]);
  const noText = { detail: '' };
  await manager
    .createQueryBuilder()
    .update(OrderEventEntity)
    .set(noText)
    .where({ kind })
    .andWhere('orderId IN (SELECT id FROM orders WHERE userId = :userId)', { userId })
    .execute();
  for (const { orderId, detail } of await textsOnFormerOrders(manager, userId)) {
    await manager
      .createQueryBuilder()
      .update(OrderEventEntity)
      .set(noText)
      .where({ kind, orderId, detail })
      // The present customer may have added a file of the same name.
      .andWhere("NOT (actorRole = 'customer' AND actorId <> :userId)", { userId })
      .execute();
  }
  const events = { actorId: userId };
  const nobody = { actorId: null };
  const asCustomer = { ...nobody, actorName: deletedCustomer.name };
  await manager.update(OrderEventEntity, { ...events, actorRole: 'customer' }, asCustomer);
  await manager.update(OrderEventEntity, events, { ...nobody, actorName: formerAdministrator });
}

/**
 * The person's texts in orders that another customer has got. Others caused events with the same
 * texts: the team answered in the person's thread, and the server removed an old file.
 */
async function textsOnFormerOrders(
  manager: EntityManager,
  userId: string,
): Promise<Pick<OrderEventEntity, 'orderId' | 'detail'>[]> {
  const acts = await actsOnFormerOrders(manager, userId);
  const threads = await manager.query<{ orderId: string; detail: string }[]>(
    'SELECT orderId, subject AS detail FROM messages WHERE userId = ? AND orderId IS NOT NULL',
    [userId],
  );
  return [...acts.filter(({ kind }) => personalKinds.includes(kind)), ...threads];
}

interface Subject {
  readonly kind: OrderEventKind;
  readonly detail?: string | undefined;
}

/**
 * Removes the subjects of threads that are not the customer's: a thread stays with its customer
 * when another one gets the order.
 */
export async function withoutForeignSubjects<Event extends Subject>(
  manager: EntityManager,
  userId: string,
  events: readonly Event[],
): Promise<Event[]> {
  const isMessage = ({ kind }: Event) => kind === 'messageSent';
  if (!events.some(isMessage)) return [...events];
  const rows = await manager.query<{ subject: string }[]>(
    'SELECT subject FROM messages WHERE userId = ?',
    [userId],
  );
  const own = new Set(rows.map(({ subject }) => subject));
  return events.map((event) =>
    isMessage(event) && !own.has(event.detail ?? '') ? { ...event, detail: '' } : event,
  );
}
