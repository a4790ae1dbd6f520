import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Settings, settingsToken } from '../settings/settings.js';
import { dayIn, timestampOf } from '../zone/zone-clock.js';
import { type DueOrder, promisedAt } from './due-day.js';
import { OrderEntity } from './order.entity.js';
import { type OrderRow, toTeamOrderDto } from './order.mapper.js';

/** Due dates of orders, as days in the team's time zone, which is the time zone of the calls. */
@Injectable()
export class DueDatesService {
  private readonly zone: string;

  constructor(@Inject(settingsToken) settings: Settings) {
    this.zone = settings.calls.zone;
  }

  today(now = new Date()): string {
    return dayIn(this.zone, now);
  }

  /** When a day ends in the team's time zone. */
  endOf(day: string): Date {
    return new Date(timestampOf(this.zone, Date.parse(`${day}T00:00:00Z`) + 86_400_000));
  }

  /** The last day of the promise to the customer; null if nothing is promised. See `promisedAt`. */
  proposal(order: DueOrder, from: Date): string | null {
    const promised = promisedAt(order, from);
    return promised && dayIn(this.zone, promised);
  }

  /**
   * The due date of an edited order: the edit's own date, or a proposal while work has not started
   * and when it starts, unless the team already chose a date. An order that returns to processing
   * keeps its date: the team may have set it, and a delivered order has none.
   */
  afterEdit(before: OrderRow, after: OrderRow): string | null {
    if (after.dueOn !== before.dueOn || before.status !== 'pending') return after.dueOn;
    const isProposed = before.dueOn === this.proposal(before, before.createdAt);
    if (after.status === 'pending' && isProposed) {
      const proposal = this.proposal(after, after.createdAt);
      // Nothing was promised before, so the order must not be late at once.
      const isOver = before.dueOn === null && proposal !== null && proposal < this.today();
      return isOver ? null : proposal;
    }
    const isBegun = after.status === 'processing';
    const isChosen = before.dueOn !== null && !isProposed;
    return isBegun && !isChosen ? this.proposal(after, new Date()) : after.dueOn;
  }

  /** A delivered order has no due date until the customer asks for a revision. */
  handedOver(manager: EntityManager, order: OrderRow): Promise<OrderRow> {
    return this.set(manager, order, null);
  }

  /** A revision is due as promised, unless the team has set a date since. */
  async askedAgain(manager: EntityManager, order: OrderRow): Promise<OrderRow> {
    if (order.dueOn !== null) return order;
    return this.set(manager, order, this.proposal({ ...order, status: 'processing' }, new Date()));
  }

  private async set(manager: EntityManager, order: OrderRow, dueOn: string | null) {
    if (order.dueOn === dueOn) return order;
    const change = { dueOn, updatedAt: new Date(), version: order.version + 1 };
    await manager.update(OrderEntity, { id: order.id }, change);
    return { ...order, ...change };
  }

  /** Maps an order for the team, with today's lateness. */
  readonly toDto = (row: OrderRow) => toTeamOrderDto(row, this.today());
}
