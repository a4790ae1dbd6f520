import { Injectable } from '@nestjs/common';
import type { OrderEvent } from '@northcast/shared-contracts/api/entities';
import { orderTags } from '@northcast/shared-contracts/api/live';
import {
  type OrderActorRole,
  type OrderEventKind,
  orderEventLimits,
} from '@northcast/shared-contracts/api/order-events';
import {
  Between,
  type EntityManager,
  type FindOperator,
  type FindOptionsWhere,
  In,
  Not,
} from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { insertRow } from '../database/insert-row.js';
import { LiveService } from '../live/live.service.js';
import { type Account, fullName } from '../sessions/account.js';
import { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import { OrderEventEntity } from './order-event.entity.js';

export interface NewOrderEvent {
  readonly orderId: string;
  /**
   * The account that caused the event; `system` if there is none, as for the call of a cancelled
   * order that is released, and for a file that is ready after its uploader's account was deleted.
   */
  readonly account: Account | 'system';
  readonly kind: OrderEventKind;
  /** Value shown with the event, such as a file's name. Longer values are cut. */
  readonly detail?: string;
}

/** Records the events of orders; customers and administrators read them as the timeline. */
@Injectable()
export class OrderEventsService {
  constructor(
    private readonly live: LiveService,
    private readonly webhooks: WebhookEventsService,
  ) {}

  /**
   * Records an event in the transaction that causes it, and notifies open pages that show the order
   * and webhooks. Successive edits of the brief by one person are one event with the time of the
   * last, so that they cannot flood the timeline.
   */
  async record(manager: EntityManager, event: NewOrderEvent): Promise<void> {
    const { orderId, account, kind, detail = '' } = event;
    const isSystem = account === 'system';
    const customerId = await customerOf(manager, orderId);
    const newest = await newestOf(manager, { orderId });
    // Expected dates and the retention of files begin at these events.
    const startsTerm = hasState(kind) || kind === 'fileAdded';
    const previous = startsTerm ? await newestOf(manager, stateOf(orderId)) : newest;
    const row: OrderEventEntity = {
      id: uuidv7(),
      orderId,
      createdAt: timeAfter(previous),
      actorId: isSystem ? null : account.id,
      actorName: isSystem ? '' : fullName(account),
      actorRole: roleOf(account, customerId),
      kind,
      detail: shortened(detail, orderEventLimits.detail.max),
    };
    if (newest !== null && kind === 'briefEdited' && isSameAct(newest, row)) {
      const { id, createdAt } = row;
      await manager.update(OrderEventEntity, { id: newest.id }, { id, createdAt });
    } else await insertRow(manager, OrderEventEntity, row);
    await this.live.changed(manager, { orderId, userId: customerId, tags: orderTags });
    await this.webhooks.orderChanged(manager, kind, orderId);
  }

  /**
   * The newest `mostEvents` events of an order, oldest first: enough to show, not to derive the
   * order's state from.
   */
  async timeline(manager: EntityManager, orderId: string): Promise<OrderEventEntity[]> {
    const newest = await manager.find(OrderEventEntity, {
      where: { orderId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: mostEvents,
    });
    return newest.reverse();
  }

  /** The events that determine the state of an order, oldest first. */
  ofState(manager: EntityManager, orderId: string): Promise<OrderEventEntity[]> {
    return manager.find(OrderEventEntity, {
      where: stateOf(orderId),
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }
}

/** Most events in a timeline. */
const mostEvents = 500;

/** Kinds from which no state is derived. Both sides can add any number of such events. */
const kindsWithoutState: readonly OrderEventKind[] = [
  'briefEdited',
  'revisionRequested',
  'fileAdded',
  'fileRemoved',
  'messageSent',
  'commentEdited',
];

const hasState = (kind: OrderEventKind) => !kindsWithoutState.includes(kind);

/** Selects the events that determine the state of an order. */
const stateOf = (orderId: string): FindOptionsWhere<OrderEventEntity> => ({
  orderId,
  kind: Not(In([...kindsWithoutState])),
});

function newestOf(
  manager: EntityManager,
  where: FindOptionsWhere<OrderEventEntity>,
): Promise<OrderEventEntity | null> {
  return manager.findOne(OrderEventEntity, { where, order: { createdAt: 'DESC', id: 'DESC' } });
}

/**
 * The time of the next event of an order. An order's state follows from its events in the order of
 * their times, so a clock that was set back must not put an event before earlier ones. Events
 * without state do not count for one with state, nor for an added file: expected dates and the
 * retention of files follow its time, which would be wrong after a message that was recorded while
 * the clock was ahead.
 */
function timeAfter(previous: OrderEventEntity | null): Date {
  return new Date(Math.max(Date.now(), previous === null ? 0 : previous.createdAt.getTime() + 1));
}

/** Whether two events are the same act of the same person. */
const isSameAct = (one: OrderEventEntity, other: OrderEventEntity) =>
  one.kind === other.kind &&
  one.detail === other.detail &&
  one.actorId === other.actorId &&
  one.actorName === other.actorName &&
  one.actorRole === other.actorRole;

/** @returns null once the account is deleted */
async function customerOf(manager: EntityManager, orderId: string): Promise<string | null> {
  const [order] = await manager.query<{ userId: string | null }[]>(
    'SELECT userId FROM orders WHERE id = ?',
    [orderId],
  );
  return order?.userId ?? null;
}

/** An administrator acts for the business, except on their own orders. */
function roleOf(account: Account | 'system', customerId: string | null): OrderActorRole {
  if (account === 'system') return 'system';
  return account.isAdmin && account.id !== customerId ? 'administrator' : 'customer';
}

/** Cuts a text to `max` UTF-16 code units without splitting a surrogate pair. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

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
