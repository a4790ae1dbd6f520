import { Between, type FindOperator } from 'typeorm';
import type { OrderEventEntity } from './order-event.entity.js';

/**
 * When an event was recorded, by the clock of that time. The event's own time is later if the clock
 * had been set back: it follows earlier events. The first 48 bits of the id (UUID version 7) are
 * the milliseconds since 1970.
 */
export const recordedAt = ({ id }: Pick<OrderEventEntity, 'id'>): Date =>
  new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));

/** Selects the ids of events by when they were recorded. */
export const recordedBetween = (from: Date, to: Date): FindOperator<string> =>
  Between(startOfIds(from), startOfIds(to));

function startOfIds(time: Date): string {
  const digits = time.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
