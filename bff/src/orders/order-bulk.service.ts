import { Injectable } from '@nestjs/common';
import type {
  OrderAssignmentResult,
  OrderBulkResult,
} from '@northcast/shared-contracts/api/entities';
import { mostBulkOrders } from '@northcast/shared-contracts/api/order-bulk';
import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import type { EntityManager } from 'typeorm';
import type { BodyOf } from '../calls/call.decorator.js';
import { bulkTooMany, listChanged } from '../errors/api-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { CallId } from '../idempotency/idempotency-key.decorator.js';
import { matching } from '../lists/list-reading.js';
import { readListRequest } from '../lists/list-request.js';
import type { Account } from '../sessions/account.js';
import { AssignmentService } from './assignment.service.js';
import { DueDatesService } from './due-dates.service.js';
import { queriedOrders } from './order-list.js';
import { OrdersService } from './orders.service.js';

type StatusBody = BodyOf<'changeOrders'>;
type AssignmentBody = BodyOf<'assignOrders'>;
type Left = OrderBulkResult['left'][number];

interface Chosen {
  readonly id: string;
  readonly version?: number | undefined;
  readonly status?: OrderStatus | undefined;
  readonly dueOn?: string | undefined;
  readonly assigneeId?: string | undefined;
}

/** The selected orders, or all that a filter matches. */
interface Choice {
  readonly orders?: readonly Chosen[] | undefined;
  readonly filter?: string | undefined;
  readonly expected?: number | undefined;
}

/** Runs part of a request; its result is stored under the idempotency key. */
type Step = <Answer>(
  name: string,
  work: (manager: EntityManager) => Promise<Answer>,
) => Promise<Answer>;

/** Orders per transaction. On SQLite a transaction blocks all other writes. */
const batchSize = 50;

/** Changes many orders in one request. */
@Injectable()
export class OrderBulkService {
  constructor(
    private readonly orders: OrdersService,
    private readonly idempotency: IdempotencyService,
    private readonly dueDates: DueDatesService,
    private readonly assignment: AssignmentService,
  ) {}

  /**
   * Sets the status of each order as if it were changed alone. With an idempotency key the result
   * of each step is stored, so a repeated request continues where the first one stopped, with the
   * orders that the first one selected.
   * @throws 409 if the filter no longer matches the expected number of orders
   * @throws 422 if it matches too many
   */
  async change(account: Account, body: StatusBody, call: CallId): Promise<OrderBulkResult> {
    const step = this.stepsOf(call, body);
    const { status: common, isUndo = false } = body;
    const chosen = await step('choice', (manager) => this.choose(manager, account, body));
    const changes = chosen.flatMap(({ status = common, ...order }) =>
      status ? [{ id: order.id, version: order.version, status, dueOn: order.dueOn }] : [],
    );
    return inBatches(step, changes, (manager, change) =>
      this.orders.setStatus(manager, account, change, isUndo),
    );
  }

  /**
   * Assigns each order as if it were assigned alone, except that an assignee of several orders is
   * notified once. An undo restores what it can: an order whose assignee has left the team is left
   * unchanged. Otherwise works like `change`.
   * @throws 422 also on the common `assigneeId`, except for an undo, if that account does not work on
   * orders
   */
  async assign(
    account: Account,
    body: AssignmentBody,
    call: CallId,
  ): Promise<OrderAssignmentResult> {
    const step = this.stepsOf(call, body);
    const { assigneeId: common, isUndo = false } = body;
    const chosen = await step('choice', async (manager) => {
      if (!isUndo) await this.assignment.check(manager, common);
      return this.choose(manager, account, body);
    });
    const changes = chosen.flatMap(({ assigneeId = common, ...order }) =>
      assigneeId === undefined ? [] : [{ id: order.id, version: order.version, assigneeId }],
    );
    const isTold = !isUndo && changes.length === 1;
    const result = await inBatches(step, changes, (manager, change) =>
      this.orders.setAssignee(manager, account, change, isTold),
    );
    if (isUndo || changes.length <= 1) return result;
    await step('notice', async (manager) => {
      for (const [assigneeId, orderIds] of byAssignee(result.changed)) {
        await this.assignment.tellOfAll(manager, account, assigneeId, orderIds);
      }
      return {};
    });
    return result;
  }

  private stepsOf(call: CallId, body: object): Step {
    return (name, work) => this.idempotency.run(stepOf(call, name), body, work);
  }

  private async choose(
    manager: EntityManager,
    account: Account,
    { orders, filter = '', expected }: Choice,
  ): Promise<Chosen[]> {
    if (orders !== undefined) {
      // Remove duplicates and sort by id, so that concurrent requests lock rows in the same order
      // and cannot deadlock.
      const byId = new Map(orders.map((order) => [order.id, order]));
      return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
    }
    const query = Object.fromEntries(new URLSearchParams(filter));
    const list = queriedOrders(account, query, this.dueDates.today());
    const found = matching(manager, list, readListRequest(query, list));
    // A second statement could find orders that this one has not counted.
    const rows = await found
      .select('entry.id', 'id')
      .addSelect('entry.version', 'version')
      .orderBy('entry.id')
      .limit(mostBulkOrders + 1)
      .getRawMany<{ id: string; version: number }>();
    const isTooMany = rows.length > mostBulkOrders;
    const total = isTooMany ? await found.getCount() : rows.length;
    if (total !== expected) throw listChanged(total);
    if (isTooMany) throw bulkTooMany();
    return rows;
  }
}

/** Applies the changes in batches and collects which orders were changed and which were not. */
async function inBatches<Change, Changed extends object>(
  step: Step,
  changes: readonly Change[],
  apply: (manager: EntityManager, change: Change) => Promise<Changed | Left>,
): Promise<{ changed: Changed[]; left: Left[] }> {
  const result: { changed: Changed[]; left: Left[] } = { changed: [], left: [] };
  for (let start = 0; start < changes.length; start += batchSize) {
    const batch = changes.slice(start, start + batchSize);
    const outcomes = await step(`${start}`, async (manager) => {
      const all: (Changed | Left)[] = [];
      for (const change of batch) all.push(await apply(manager, change));
      return all;
    });
    for (const outcome of outcomes) {
      if ('reason' in outcome) result.left.push(outcome);
      else result.changed.push(outcome);
    }
  }
  return result;
}

/** Ids of changed orders by assignee; those of unassigned orders under the empty id. */
function byAssignee(changed: OrderAssignmentResult['changed']): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, assigneeId } of changed) {
    groups.set(assigneeId, [...(groups.get(assigneeId) ?? []), id]);
  }
  return groups;
}

/** Derives the idempotency key of a step. */
function stepOf(call: CallId, name: string): CallId {
  return call === null ? null : JSON.stringify([...JSON.parse(call), name]);
}
