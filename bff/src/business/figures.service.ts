import { Inject, Injectable } from '@nestjs/common';
import type { Period } from '@northcast/shared-contracts/api/business';
import type { BusinessFigures } from '@northcast/shared-contracts/api/entities';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PaymentEntity } from '../order-agreements/payment.entity.js';
import { OrderEntity } from '../orders/order.entity.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { type FigureTimes, figureTimes, type Stretch } from './figure-times.js';
import { medianAnswer, medianDelivery } from './medians.js';

type Totals = BusinessFigures['current'];

/** Most services in the figures. */
const mostServices = 8;

/** Computes the figures of a period, with days in the time zone of the business. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  async read(period: Period, now = new Date()): Promise<BusinessFigures> {
    const { read: manager } = this.unitOfWork;
    const times = figureTimes(this.settings.calls.zone, period, now);
    const slots = await orderSlots(manager, times);
    const ofDay = (index: number) => slots.filter(({ slot }) => slot === index + 2);
    const current = slots.filter(({ slot }) => slot > 1);
    const previous = slots.filter(({ slot }) => slot === 0);
    return {
      period,
      current: await totals(manager, times.current, current),
      previous: await totals(manager, times.previous, previous),
      days: times.days.map(({ day, from, to }, index) => ({
        day,
        from: from.toISOString(),
        to: to.toISOString(),
        ...sumOf(ofDay(index)),
      })),
      statuses: orderStatuses.map((status) => ({
        status,
        orders: sumOf(current.filter((each) => each.status === status)).orders,
      })),
      services: await topServices(manager, times.current),
    };
  }
}

interface Slot {
  /**
   * 0 is the previous period, 1 the time between it and the current period, and 2 onwards are the
   * days.
   */
  readonly slot: number;
  readonly status: string;
  readonly orders: number;
  readonly price: number;
}

/** Orders and their prices by slot and status, in one scan of an index. */
async function orderSlots(
  manager: EntityManager,
  { current, previous, days }: FigureTimes,
): Promise<Slot[]> {
  const ends = [previous.to, current.from, ...days.slice(1).map(({ from }) => from)];
  const cases = ends.map((_, index) => `WHEN entry.createdAt < :end${index} THEN ${index}`);
  const rows = await manager
    .createQueryBuilder(OrderEntity, 'entry')
    .select(`CASE ${cases.join(' ')} ELSE ${ends.length} END`, 'slot')
    .addSelect('entry.status', 'status')
    .addSelect('COUNT(*)', 'orders')
    .addSelect('SUM(entry.servicePrice)', 'price')
    .where('entry.createdAt >= :from AND entry.createdAt < :to')
    .groupBy('slot')
    .addGroupBy('entry.status')
    .setParameters({
      from: previous.from,
      to: current.to,
      ...Object.fromEntries(ends.map((end, index) => [`end${index}`, end])),
    })
    .getRawMany<Record<keyof Slot, string | number>>();
  return rows.map(({ slot, status, orders, price }) => ({
    slot: Number(slot),
    status: String(status),
    orders: Number(orders),
    price: Number(price),
  }));
}

function sumOf(slots: readonly Slot[]): Pick<Totals, 'orders' | 'revenue'> {
  return {
    orders: slots.reduce((sum, { orders }) => sum + orders, 0),
    revenue: slots.reduce(
      (sum, { status, price }) => sum + (status === 'cancelled' ? 0 : price),
      0,
    ),
  };
}

async function totals(
  manager: EntityManager,
  stretch: Stretch,
  slots: readonly Slot[],
): Promise<Totals> {
  return {
    ...sumOf(slots),
    paid: await paidIn(manager, stretch),
    answerMinutes: await medianAnswer(manager, stretch),
    deliveryMinutes: await medianDelivery(manager, stretch),
  };
}

async function paidIn(manager: EntityManager, { firstDay, lastDay }: Stretch): Promise<number> {
  const row = await manager
    .createQueryBuilder(PaymentEntity, 'payment')
    .innerJoin(OrderEntity, 'entry', 'entry.id = payment.orderId')
    .select('SUM(entry.servicePrice)', 'paid')
    .where('payment.paidOn >= :firstDay AND payment.paidOn <= :lastDay', { firstDay, lastDay })
    .getRawOne<{ paid: string | number | null }>();
  return Number(row?.paid ?? 0);
}

async function topServices(
  manager: EntityManager,
  { from, to }: Stretch,
): Promise<BusinessFigures['services']> {
  const rows = await manager
    .createQueryBuilder(OrderEntity, 'entry')
    .select('entry.serviceName', 'name')
    .addSelect('COUNT(*)', 'orders')
    .addSelect(
      "SUM(CASE WHEN entry.status = 'cancelled' THEN 0 ELSE entry.servicePrice END)",
      'revenue',
    )
    .where('entry.createdAt >= :from AND entry.createdAt < :to', { from, to })
    .groupBy('entry.serviceName')
    .orderBy('orders', 'DESC')
    .addOrderBy('name', 'ASC')
    .limit(mostServices)
    .getRawMany<{ name: string; orders: string | number; revenue: string | number }>();
  return rows.map(({ name, orders, revenue }) => ({
    name,
    orders: Number(orders),
    revenue: Number(revenue),
  }));
}
