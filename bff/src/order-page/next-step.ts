import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import type { OrderNextStep } from '@northcast/shared-contracts/content/texts/order-next-step';
import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';

interface Standing {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  /** Oldest first. */
  readonly happened: readonly OrderEventKind[];
  /** Whether there is a payment link and no payment. No event reports that either was removed. */
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
  const quote = lastOf(happened, ['quoteSent', 'quoteAccepted', 'quoteDeclined']);
  if (quote === 'quoteSent') return openQuoteStep(isQuoteExpired);
  if (quote === 'quoteDeclined') return 'quoteDeclined';
  if (status === 'processing') return 'production';
  if (kind === 'quote' && quote === undefined) return 'quote';
  return isToBePaid ? 'payment' : confirmationOf(kind);
}

const openQuoteStep = (isQuoteExpired: boolean) =>
  isQuoteExpired ? 'quoteExpired' : 'quoteDecision';

const confirmationOf = (kind: OrderKind) =>
  kind === 'trial' ? 'trialConfirmation' : 'confirmation';

const isBooked = (happened: readonly OrderEventKind[]) =>
  lastOf(happened, ['callBooked', 'callCancelled']) === 'callBooked';

const lastOf = (happened: readonly OrderEventKind[], kinds: readonly OrderEventKind[]) =>
  happened.findLast((kind) => kinds.includes(kind));
