import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { startsWithinHours } from '@northcast/shared-contracts/content/catalogue/turnaround';
import { workingHours } from '@northcast/shared-contracts/content/catalogue/working-hours';
import type { OrderEventEntity } from '../order-events/order-event.entity.js';
import type { OrderRow } from '../orders/order.mapper.js';
import { namesOf } from '../orders/order-lines.js';

const hour = 3_600_000;

type Event = Pick<OrderEventEntity, 'kind' | 'detail' | 'createdAt'>;

/**
 * When the next version of the work is expected: the promised hours of the catalogue after the work
 * was started or revised. Before the start, they count from the latest start.
 * @returns undefined if no version is pending, no promise applies, or the time has passed
 */
export function expectedAt(
  row: Pick<OrderRow, 'serviceName' | 'lineItems' | 'status' | 'createdAt' | 'priceAgreedAt'>,
  kind: OrderKind,
  events: readonly Event[],
  now = Date.now(),
): Date | undefined {
  const hours = workingHours(...namesOf(row));
  // An accepted quote names its own date.
  if (hours === undefined || kind === 'call' || row.priceAgreedAt !== null) return undefined;
  const start = startOf(row, kind, events);
  if (start === undefined) return undefined;
  const expected = start + hours * hour;
  return expected > now ? new Date(expected) : undefined;
}

/** When the pending work was started, or the latest time at which it will be. */
function startOf(
  { status, createdAt }: Pick<OrderRow, 'status' | 'createdAt'>,
  kind: OrderKind,
  events: readonly Event[],
): number | undefined {
  if (status === 'pending') {
    // An order without a price gets its date from the quote.
    return kind === 'quote' ? undefined : createdAt.getTime() + startsWithinHours * hour;
  }
  if (status !== 'processing') return undefined;
  const last = events.findLast(isTurn);
  if (last === undefined) return createdAt.getTime();
  return last.kind === 'deliveryAdded' || last.kind === 'deliveryApproved'
    ? undefined
    : last.createdAt.getTime();
}

/** Whether the event passes the turn from the customer to the team or back. */
const isTurn = ({ kind, detail }: Event) =>
  ['deliveryAdded', 'deliveryApproved', 'revisionAsked'].includes(kind) ||
  (kind === 'statusChanged' && detail === 'processing');
