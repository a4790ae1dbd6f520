import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Settings, settingsToken } from '../settings/settings.js';
import { dayIn } from '../zone/zone-clock.js';
import { type DueOrder, promisedAt } from './due-day.js';
import { OrderEntity } from './order.entity.js';
import { type OrderRow, toTeamOrderDto } from './order.mapper.js';

/** By which day orders are due. Days are those of the team's time zone, which is the one of its calls. */
@Injectable()
export class DueDatesService {
  private readonly zone: string;

  constructor(@Inject(settingsToken) settings: Settings) {
    this.zone = settings.calls.zone;
  }

  today(now = new Date()): string {
    return dayIn(this.zone, now);
  }

  /** The day that the promise to the customer ends on; null where nothing is promised. See `promisedAt`. */
  proposal(order: DueOrder, from: Date): string | null {
    const promised = promisedAt(order, from);
    return promised && dayIn(this.zone, promised);
  }

  /**
   * The due date of an order that was edited: what the edit says, else a proposal where work was begun, unless the team chose the
   * date itself before.
   */
  afterEdit(before: OrderRow, after: OrderRow): string | null {
    const isBegun = after.status === 'processing' && before.status !== 'processing';
    if (after.dueOn !== before.dueOn || !isBegun) return after.dueOn;
    const isChosen =
      before.status === 'pending' &&
      before.dueOn !== null &&
      before.dueOn !== this.proposal(before, before.createdAt);
    return isChosen ? before.dueOn : this.proposal(after, new Date());
  }

  /** Work that was handed over is due no more, until another version is asked for. */
  handedOver(manager: EntityManager, order: OrderRow): Promise<OrderRow> {
    return this.set(manager, order, null);
  }

  /** Another version was asked for: it is due as promised, unless the team has set a date since. */
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

  /** An order as the team reads it, now. */
  readonly toDto = (row: OrderRow) => toTeamOrderDto(row, this.today());
}
