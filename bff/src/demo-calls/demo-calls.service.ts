import { Inject, Injectable } from '@nestjs/common';
import type { DemoCall } from '@northcast/shared-contracts/api/entities';
import { orderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { Between, type EntityManager, MoreThan } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { insertRow } from '../database/insert-row.js';
import {
  callMovedTooOften,
  callStarted,
  callTaken,
  noCallHere,
  notFound,
  orderCancelled,
} from '../errors/api-errors.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { releaseOfCancelled } from '../order-agreements/agreements.js';
import { DemoCallEntity } from '../order-agreements/demo-call.entity.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import { type OrderRow, toOrderDto } from '../orders/order.mapper.js';
import type { Account } from '../sessions/account.js';
import { mayUse } from '../sessions/rights.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { callLength, callMinutes, callTimes, doOverlap } from './call-times.js';
import { type CallChange, DemoCallMailsService } from './demo-call-mails.service.js';

/** Most moves or cancellations of a call by its customer, because each sends mails. */
const mostChanges = 20;

/**
 * Books times of demo calls. No two times that are offered overlap, so concurrent bookings conflict
 * only if they are for the same time: a unique index refuses the second one.
 */
@Injectable()
export class DemoCallsService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly events: OrderEventsService,
    private readonly mails: DemoCallMailsService,
    private readonly audit: AuditService,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  /** The call of an order, with the free times. */
  async read(manager: EntityManager, account: Account, order: OrderRow): Promise<DemoCall> {
    checkIsCall(order);
    const call = await manager.findOneBy(DemoCallEntity, { orderId: order.id });
    const isCancelled = order.status === 'cancelled';
    const startsAt = isCancelled ? null : (call?.startsAt ?? null);
    const canChange =
      !isCancelled &&
      mayUse(account, order, 'business') &&
      this.changeError(account, order, call) === null;
    return {
      startsAt: startsAt?.toISOString(),
      minutes: callMinutes,
      zone: this.settings.calls.zone,
      canChange,
      offered: canChange ? (await this.freeTimes(manager)).map((time) => time.toISOString()) : [],
    };
  }

  /**
   * Books or moves a call.
   * @throws 404
   * @throws 409 with the call and the free times, when the time is not free
   * @throws an error that `isDuplicate` recognises, when somebody else takes the time concurrently
   */
  async book(
    manager: EntityManager,
    account: Account,
    orderId: string,
    startsAt: Date,
  ): Promise<DemoCall> {
    const { order, call } = await this.changeable(manager, account, orderId);
    if (call?.startsAt?.getTime() === startsAt.getTime()) return this.read(manager, account, order);
    const isFree = (await this.freeTimes(manager)).some(
      (time) => time.getTime() === startsAt.getTime(),
    );
    if (!isFree) throw callTaken(await this.read(manager, account, order));
    await this.releaseOverlapping(manager, startsAt);
    await save(manager, call, orderId, startsAt);
    const isMoved = call !== null && call.startsAt !== null;
    await this.tell(manager, account, order, { time: startsAt, isBooked: true, isMoved });
    return this.read(manager, account, order);
  }

  /**
   * @throws 404, also when no call is booked
   * @throws 409
   */
  async cancel(manager: EntityManager, account: Account, orderId: string): Promise<void> {
    const { order, call } = await this.changeable(manager, account, orderId);
    if (call === null || call.startsAt === null) throw notFound();
    await save(manager, call, orderId, null);
    const change = { time: call.startsAt, isBooked: false, isMoved: false };
    await this.tell(manager, account, order, change);
  }

  /** @throws 404 when no call is booked */
  async booked(manager: EntityManager, order: OrderRow) {
    const call = await manager.findOneBy(DemoCallEntity, { orderId: order.id });
    if (call === null || call.startsAt === null || order.status === 'cancelled') throw notFound();
    return { ...call, startsAt: call.startsAt };
  }

  private async changeable(manager: EntityManager, account: Account, orderId: string) {
    const order = await this.access.forUpdate(manager, account, orderId, 'business');
    checkIsCall(order);
    if (order.status === 'cancelled') throw orderCancelled();
    const call = await manager.findOneBy(DemoCallEntity, { orderId });
    const error = this.changeError(account, order, call);
    if (error !== null) throw error;
    return { order, call };
  }

  /**
   * Why an account that may use the business of the order may not change the call; null if it may.
   * Managing roles always may, except on their own orders.
   */
  private changeError(account: Account, order: OrderRow, call: DemoCallEntity | null) {
    if (call === null || this.access.isTeam(account, order)) return null;
    if (call.startsAt !== null && call.startsAt <= new Date()) return callStarted();
    return call.changeCount >= mostChanges ? callMovedTooOften() : null;
  }

  private async freeTimes(manager: EntityManager): Promise<Date[]> {
    const now = new Date();
    const rows = await manager
      .createQueryBuilder(DemoCallEntity, 'booked')
      .innerJoin('orders', 'placed', "placed.id = booked.orderId AND placed.status <> 'cancelled'")
      .where({ startsAt: MoreThan(new Date(now.getTime() - callLength)) })
      .getMany();
    // Calls that were booked when `CALL_HOURS` were others can begin at any minute.
    const booked = rows.flatMap(({ startsAt }) => startsAt ?? []);
    return callTimes(this.settings.calls, now).filter(
      (time) => !booked.some((other) => doOverlap(time, other)),
    );
  }

  /** Cancels the calls of cancelled orders whose time somebody else books. */
  private async releaseOverlapping(manager: EntityManager, time: Date): Promise<void> {
    const at = time.getTime();
    const startsAt = Between(new Date(at - callLength + 1), new Date(at + callLength - 1));
    const calls = await manager.findBy(DemoCallEntity, { startsAt });
    for (const call of calls) await releaseOfCancelled(manager, this.events, call);
  }

  private async tell(
    manager: EntityManager,
    account: Account,
    order: OrderRow,
    change: Pick<CallChange, 'time' | 'isBooked' | 'isMoved'>,
  ): Promise<void> {
    const { time, isBooked } = change;
    const isTeam = this.access.isTeam(account, order);
    await this.events.record(manager, {
      orderId: order.id,
      account,
      kind: isBooked ? 'callBooked' : 'callCancelled',
      detail: time.toISOString(),
    });
    if (isTeam) {
      await this.audit.record(manager, {
        action: isBooked ? 'demo-call.booked' : 'demo-call.cancelled',
        target: { type: 'order', id: order.id },
      });
    }
    await this.mails.changed(manager, toOrderDto(order), {
      ...change,
      isTeam,
      zone: this.settings.calls.zone,
    });
  }
}

function checkIsCall(order: OrderRow): void {
  if (orderKind(toOrderDto(order)) !== 'call') throw noCallHere();
}

async function save(
  manager: EntityManager,
  before: DemoCallEntity | null,
  orderId: string,
  startsAt: Date | null,
): Promise<void> {
  const updatedAt = new Date();
  const changeCount = before === null ? 0 : before.changeCount + 1;
  const row = { orderId, startsAt, changeCount, updatedAt };
  if (before === null) await insertRow(manager, DemoCallEntity, row);
  else await manager.update(DemoCallEntity, { orderId }, row);
}
