import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import {
  startsWithinHours,
  workingHours,
} from '@northcast/shared-contracts/content/catalogue/turnaround';
import type { OrderEventEntity } from '../order-events/order-event.entity.js';
import type { OrderRow } from '../orders/order.mapper.js';
import { namesOf } from '../orders/order-lines.js';

const hour = 3_600_000;

type Event = Pick<OrderEventEntity, 'kind' | 'detail' | 'createdAt'>;

/**
 * When the next version of the work is expected: after the hours that the catalogue or else the policy promises, counted from when
 * it was begun or asked for again, and before that from when it is begun at the latest.
 * @returns undefined where nothing is to come, nobody can say, or the time has passed: a date in the past helps nobody
 */
export function expectedAt(
  row: Pick<OrderRow, 'serviceName' | 'lineItems' | 'status' | 'createdAt'>,
  kind: OrderKind,
  events: readonly Event[],
  now = Date.now(),
): Date | undefined {
  const hours = workingHours(...namesOf(row));
  if (hours === undefined || kind === 'call') return undefined;
  const start = startOf(row, kind, events);
  if (start === undefined) return undefined;
  const expected = start + hours * hour;
  return expected > now ? new Date(expected) : undefined;
}

/** When the work that is to come was begun, or is at the latest. */
function startOf(
  { status, createdAt }: Pick<OrderRow, 'status' | 'createdAt'>,
  kind: OrderKind,
  events: readonly Event[],
): number | undefined {
  if (status === 'pending') {
    // The date of what has no price yet stands in its quote.
    return kind === 'quote' ? undefined : createdAt.getTime() + startsWithinHours * hour;
  }
  if (status !== 'processing') return undefined;
  const last = events.findLast(isTurn);
  if (last === undefined) return createdAt.getTime();
  return last.kind === 'deliveryAdded' || last.kind === 'deliveryApproved'
    ? undefined
    : last.createdAt.getTime();
}

/** Whether from this event on the work is somebody else's turn than before. */
const isTurn = ({ kind, detail }: Event) =>
  ['deliveryAdded', 'deliveryApproved', 'revisionAsked'].includes(kind) ||
  (kind === 'statusChanged' && detail === 'processing');
