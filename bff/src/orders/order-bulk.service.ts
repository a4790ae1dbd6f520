import { Injectable } from '@nestjs/common';
import type { OrderBulkResult } from '@northcast/shared-contracts/api/entities';
import { mostBulkOrders } from '@northcast/shared-contracts/api/order-bulk';
import type { EntityManager } from 'typeorm';
import type { BodyOf } from '../calls/call.decorator.js';
import { bulkTooMany, listChanged } from '../errors/api-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { CallId } from '../idempotency/idempotency-key.decorator.js';
import { matching } from '../lists/list-reading.js';
import { readListRequest } from '../lists/list-request.js';
import type { Account } from '../sessions/account.js';
import { DueDatesService } from './due-dates.service.js';
import { readOrderFilter } from './order-filter.js';
import { orderListOf } from './order-list.js';
import { OrdersService } from './orders.service.js';

type Body = BodyOf<'changeOrders'>;
type Change = Parameters<OrdersService['setStatus']>[2];

/** Orders that one transaction changes: on SQLite it holds up all other writes. */
const batchSize = 50;

/** One status for many orders. */
@Injectable()
export class OrderBulkService {
  constructor(
    private readonly orders: OrdersService,
    private readonly idempotency: IdempotencyService,
    private readonly dueDates: DueDatesService,
  ) {}

  /**
   * Changes each order as if it were changed alone. Under a key each step is stored with its answer, so that a call that is sent
   * again goes on where the first one broke off, with the orders that the first one chose.
   * @throws 409 where the filter finds another number of orders by now
   * @throws 422 where it finds too many
   */
  async change(account: Account, body: Body, call: CallId): Promise<OrderBulkResult> {
    const step = <Answer>(name: string, work: (manager: EntityManager) => Promise<Answer>) =>
      this.idempotency.run(stepOf(call, name), body, work);
    const changes = await step('choice', (manager) => this.choose(manager, account, body));
    const result: OrderBulkResult = { changed: [], left: [] };
    for (let start = 0; start < changes.length; start += batchSize) {
      const batch = changes.slice(start, start + batchSize);
      const outcomes = await step(`${start}`, async (manager) => {
        const all = [];
        for (const change of batch) {
          all.push(await this.orders.setStatus(manager, account, change, body.isUndo ?? false));
        }
        return all;
      });
      for (const outcome of outcomes) {
        if ('reason' in outcome) result.left.push(outcome);
        else result.changed.push(outcome);
      }
    }
    return result;
  }

  private async choose(manager: EntityManager, account: Account, body: Body): Promise<Change[]> {
    const { orders, filter, expected, status } = body;
    if (orders !== undefined) {
      // Each once, in one order for everybody: two such calls never wait for each other.
      const byId = new Map(orders.map((order) => [order.id, order]));
      return [...byId.values()]
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .flatMap(({ id, version, status: own = status }) =>
          own ? [{ id, version, status: own }] : [],
        );
    }
    if (filter === undefined || status === undefined) return [];
    const query = Object.fromEntries(new URLSearchParams(filter));
    const condition = readOrderFilter(query, this.dueDates.today(), account.id);
    const list = { ...orderListOf(account), condition };
    const found = matching(manager, list, readListRequest(query, list));
    const total = await found.getCount();
    if (total !== expected) throw listChanged(total);
    if (total > mostBulkOrders) throw bulkTooMany();
    const rows = await found
      .select('entry.id', 'id')
      .orderBy('entry.id')
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => ({ id, status }));
  }
}

/** A part of a call has a key of its own. */
function stepOf(call: CallId, name: string): CallId {
  return call === null ? null : JSON.stringify([...JSON.parse(call), name]);
}
