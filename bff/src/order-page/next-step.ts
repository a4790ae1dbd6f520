import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import type { QuoteState } from '@northcast/shared-contracts/api/quotes';
import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { startsWithinHours } from '@northcast/shared-contracts/content/catalogue/turnaround';
import { workingHours } from '@northcast/shared-contracts/content/catalogue/working-hours';
import type { OrderNextStep } from '@northcast/shared-contracts/content/texts/order-next-step';
import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import type { OrderEventEntity } from '../order-events/order-event.entity.js';
import type { OrderRow } from '../orders/order.mapper.js';
import { namesOf } from '../orders/order-lines.js';

interface Standing {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  /** Oldest first. */
  readonly happened: readonly OrderEventKind[];
  /**
   * Whether there are a price and a payment link, and no payment. No event reports that one of them
   * was removed.
   */
  readonly isToBePaid: boolean;
  /**
   * The newest quote; undefined if none was sent. No event reports that it expired, or that the
   * team has set a price instead.
   */
  readonly quote: QuoteState | undefined;
}

/** The next step of an order, from its status, its latest events, its quote and its payment. */
export function nextStepOf(standing: Standing): OrderNextStep {
  const { kind, status, happened, isToBePaid } = standing;
  if (status === 'cancelled') return 'cancelled';
  const isReady = status === 'completed';
  const delivery = lastOf(happened, ['deliveryAdded', 'deliveryApproved', 'revisionAsked']);
  if (delivery === 'deliveryApproved' && isReady) return 'done';
  if (delivery === 'deliveryAdded') return 'review';
  if (delivery === 'revisionAsked' && !isReady) return 'revision';
  if (isReady) return 'delivered';
  if (kind === 'call') return isBooked(happened) ? 'call' : 'callTime';
  const quoteStep = quoteStepOf(standing);
  if (quoteStep) return quoteStep;
  if (status === 'processing') return 'production';
  if (kind === 'quote' && !happened.includes('quoteAccepted')) return 'quote';
  return isToBePaid ? 'payment' : confirmationOf(kind);
}

/**
 * A quote that was declined or expired leaves the price as it is, if an earlier one was accepted or
 * the team has set it.
 */
function quoteStepOf({ kind, happened, quote }: Standing): OrderNextStep | undefined {
  if (quote === 'open') return 'quoteDecision';
  if (kind !== 'quote' || happened.includes('quoteAccepted')) return undefined;
  if (quote === 'declined') return 'quoteDeclined';
  return quote === 'expired' ? 'quoteExpired' : undefined;
}

const confirmationOf = (kind: OrderKind) =>
  kind === 'trial' ? 'trialConfirmation' : 'confirmation';

const isBooked = (happened: readonly OrderEventKind[]) =>
  lastOf(happened, ['callBooked', 'callCancelled']) === 'callBooked';

const lastOf = (happened: readonly OrderEventKind[], kinds: readonly OrderEventKind[]) =>
  happened.findLast((kind) => kinds.includes(kind));

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
