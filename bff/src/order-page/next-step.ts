import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import type { QuoteState } from '@northcast/shared-contracts/api/quotes';
import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import type { OrderNextStep } from '@northcast/shared-contracts/content/texts/order-next-step';
import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';

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
  if (delivery === 'deliveryApproved') return 'done';
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
