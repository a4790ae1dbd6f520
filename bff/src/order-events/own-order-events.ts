import type { EntityManager } from 'typeorm';
import { OrderEventEntity } from './order-event.entity.js';
import { toOrderEventDto } from './order-event.mapper.js';

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
