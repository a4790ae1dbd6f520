import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
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
  /** Whether the newest quote expired without an answer. No event reports that. */
  readonly isQuoteExpired: boolean;
}

/** The next step of an order, from its status, its latest events, its quote and its payment. */
export function nextStepOf(standing: Standing): OrderNextStep {
  const { kind, status, happened, isToBePaid, isQuoteExpired } = standing;
  if (status === 'cancelled') return 'cancelled';
  const isReady = status === 'completed';
  const delivery = lastOf(happened, ['deliveryAdded', 'deliveryApproved', 'revisionAsked']);
  if (delivery === 'deliveryApproved') return 'done';
  if (delivery === 'deliveryAdded') return 'review';
  if (delivery === 'revisionAsked' && !isReady) return 'revision';
  if (isReady) return 'delivered';
  if (kind === 'call') return isBooked(happened) ? 'call' : 'callTime';
  const quoteStep = quoteStepOf(happened, isQuoteExpired);
  if (quoteStep) return quoteStep;
  if (status === 'processing') return 'production';
  if (kind === 'quote' && !happened.includes('quoteSent')) return 'quote';
  return isToBePaid ? 'payment' : confirmationOf(kind);
}

/** An accepted quote remains agreed if a later one is declined or expires. */
function quoteStepOf(
  happened: readonly OrderEventKind[],
  isQuoteExpired: boolean,
): OrderNextStep | undefined {
  const quote = lastOf(happened, ['quoteSent', 'quoteAccepted', 'quoteDeclined']);
  if (quote === 'quoteSent' && !isQuoteExpired) return 'quoteDecision';
  if (happened.includes('quoteAccepted')) return undefined;
  if (quote === 'quoteDeclined') return 'quoteDeclined';
  return quote && 'quoteExpired';
}

const confirmationOf = (kind: OrderKind) =>
  kind === 'trial' ? 'trialConfirmation' : 'confirmation';

const isBooked = (happened: readonly OrderEventKind[]) =>
  lastOf(happened, ['callBooked', 'callCancelled']) === 'callBooked';

const lastOf = (happened: readonly OrderEventKind[], kinds: readonly OrderEventKind[]) =>
  happened.findLast((kind) => kinds.includes(kind));
