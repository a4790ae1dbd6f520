import { extraRevisionRounds } from '@northcast/shared-contracts/content/catalogue/revision-rounds';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { type EntityManager, In, Like } from 'typeorm';
import { OrderEventEntity } from '../order-events/order-event.entity.js';
import type { OrderEventsService } from '../order-events/order-events.service.js';
import type { Account } from '../sessions/account.js';
import { OrderEntity } from './order.entity.js';
import type { OrderRow } from './order.mapper.js';
import { linesOf } from './order-lines.js';

type Extra = Pick<
  OrderRow,
  'id' | 'userId' | 'serviceName' | 'lineItems' | 'projectBrief' | 'status'
>;

/** Most order numbers to look up from one brief. The brief is untrusted input. */
const mostNumbers = 5;

/** Records on the original order that extra revision rounds were ordered for it. */
export async function noteRevisionOrder(
  manager: EntityManager,
  events: OrderEventsService,
  account: Account,
  extra: Extra,
): Promise<void> {
  const orderId = await orderThatItIsFor(manager, extra);
  if (orderId === null) return;
  const detail = orderNumber(extra.id);
  await events.record(manager, { orderId, account, kind: 'revisionRequested', detail });
}

/**
 * Adds the bought rounds to the original order once their own order is confirmed. Idempotent,
 * however often the status or the named order changes.
 */
export async function addBoughtRevisions(
  manager: EntityManager,
  events: OrderEventsService,
  account: Account,
  extra: Extra,
): Promise<void> {
  if (extra.status !== 'processing' && extra.status !== 'completed') return;
  const orderId = await orderThatItIsFor(manager, extra);
  if (orderId === null) return;
  if (await addedTo(manager, extra)) return;
  const detail = `${roundsForAnother(extra)} ${orderNumber(extra.id)}`;
  await events.record(manager, { orderId, account, kind: 'revisionBought', detail });
}

/**
 * Withdraws the added rounds when their own order is pending again, as after an undo, or gets
 * another customer. Idempotent.
 */
export async function withdrawBoughtRevisions(
  manager: EntityManager,
  events: OrderEventsService,
  account: Account,
  before: Extra,
  after: Extra,
): Promise<void> {
  const isPendingAgain = after.status === 'pending' && before.status !== 'pending';
  if (!isPendingAgain && after.userId === before.userId) return;
  const added = await addedTo(manager, before);
  if (added === undefined) return;
  const { orderId, detail } = added;
  await events.record(manager, { orderId, account, kind: 'revisionWithdrawn', detail });
}

/**
 * Number of rounds that all lines of an order add to the order that its brief names; 0 if its first
 * item is no extra revision, because it includes the extra rounds of its other lines itself.
 */
function roundsForAnother(extra: Extra): number {
  const lines = linesOf(extra) ?? [{ name: extra.serviceName, quantity: 1 }];
  const rounds = lines.map(({ name, quantity }) => extraRevisionRounds(name) * quantity);
  return rounds[0] === 0 ? 0 : rounds.reduce((sum, each) => sum + each, 0);
}

/**
 * The event that added the rounds to an order of the customer, unless they were withdrawn since.
 * The brief may have named another order then. Only events of one order are compared by their
 * times: after the clock was set back, those of different orders do not follow each other.
 */
async function addedTo(
  manager: EntityManager,
  { id, userId }: Extra,
): Promise<OrderEventEntity | undefined> {
  const events = await manager
    .createQueryBuilder(OrderEventEntity, 'event')
    .innerJoin(OrderEntity, 'original', 'original.id = event.orderId')
    .where('original.userId = :userId', { userId })
    .andWhere({
      kind: In(['revisionBought', 'revisionWithdrawn']),
      detail: Like(`% ${orderNumber(id)}`),
    })
    .orderBy({ 'event.createdAt': 'DESC', 'event.id': 'DESC' })
    .getMany();
  const newestOf = (orderId: string) => events.find((event) => event.orderId === orderId);
  return events.find(
    (event) => event.kind === 'revisionBought' && event === newestOf(event.orderId),
  );
}

/**
 * The customer's own order whose number stands in the brief; null if this order adds no rounds or
 * names no existing order.
 */
async function orderThatItIsFor(manager: EntityManager, extra: Extra): Promise<string | null> {
  const { id, userId, projectBrief } = extra;
  if (userId === null || roundsForAnother(extra) === 0) return null;
  const numbers = projectBrief.match(/\b[0-9a-f]{8}\b/gi) ?? [];
  for (const number of numbers.slice(0, mostNumbers)) {
    const named = await manager.findOne(OrderEntity, {
      select: { id: true },
      where: { id: Like(`%${number.toLowerCase()}`), userId },
      order: { createdAt: 'DESC' },
    });
    if (named !== null && named.id !== id) return named.id;
  }
  return null;
}
