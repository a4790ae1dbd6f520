import type { OrderEvent } from '@northcast/shared-contracts/api/entities';
import type { OrderEventEntity } from './order-event.entity.js';

export function toOrderEventDto(row: OrderEventEntity): OrderEvent {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    actorId: row.actorId ?? undefined,
    actorName: row.actorName || undefined,
    actorRole: row.actorRole,
    detail: row.detail || undefined,
  };
}
