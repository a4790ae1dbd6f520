import { Injectable } from '@nestjs/common';
import type { LastChange } from '@northcast/shared-contracts/api/problem';
import { Between, type EntityManager } from 'typeorm';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';
import { fullName } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import type { OrderRow } from './order.mapper.js';

/** A change and what is noted of it are written in one transaction, which waits for no more than other writers. */
const mostApart = 10_000;

/** Who changed an order last, and when. */
@Injectable()
export class LastChangeService {
  /** Administrators stand in the audit, customers in the order's events alone; neither where the time limits miss it. */
  async of(manager: EntityManager, { id, updatedAt }: OrderRow): Promise<LastChange> {
    const at = updatedAt.toISOString();
    const createdAt = Between(updatedAt, new Date(updatedAt.getTime() + mostApart));
    const entry = await manager.findOne(AuditEntryEntity, {
      where: { createdAt, targetId: id },
      order: { createdAt: 'ASC' },
    });
    const actorId = entry?.actorId ?? null;
    const actor = actorId && (await manager.findOneBy(UserEntity, { id: actorId }));
    if (actor) return { at, by: fullName(actor) };
    const event = await manager.findOne(OrderEventEntity, {
      where: { orderId: id, createdAt },
      order: { createdAt: 'ASC' },
    });
    return event?.actorName ? { at, by: event.actorName } : { at };
  }
}
