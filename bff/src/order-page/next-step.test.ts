import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import type { QuoteState } from '@northcast/shared-contracts/api/quotes';
import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import type { OrderStatus } from '@northcast/shared-contracts/content/texts/order-status';
import { expectedAt, nextStepOf } from './next-step.js';

const agreed = ['quoteSent', 'quoteAccepted'] as const;

const states: Partial<Record<OrderEventKind, QuoteState>> = {
  quoteSent: 'open',
  quoteAccepted: 'accepted',
  quoteDeclined: 'declined',
};

/** The state of the newest quote, unless it has expired or was replaced by a price. */
const quoteAfter = (happened: readonly OrderEventKind[]): QuoteState | undefined =>
  happened.flatMap((kind) => states[kind] ?? []).at(-1);

test.each<[OrderKind, OrderStatus, OrderEventKind[], string]>([
  ['service', 'pending', ['placed'], 'confirmation'],
  ['service', 'processing', ['paymentLinkSet'], 'production'],
  ['service', 'processing', ['deliveryAdded'], 'review'],
  ['service', 'processing', ['deliveryAdded', 'revisionAsked'], 'revision'],
  ['service', 'completed', ['deliveryAdded', 'deliveryApproved'], 'done'],
  ['service', 'processing', ['deliveryAdded', 'deliveryApproved'], 'production'],
  ['service', 'pending', ['deliveryAdded', 'deliveryApproved'], 'confirmation'],
  ['service', 'completed', ['revisionAsked'], 'delivered'],
  ['service', 'completed', [], 'delivered'],
  ['service', 'cancelled', ['deliveryAdded'], 'cancelled'],
  ['quote', 'pending', [], 'quote'],
  ['quote', 'pending', ['quoteSent'], 'quoteDecision'],
  ['quote', 'pending', ['quoteSent', 'quoteDeclined'], 'quoteDeclined'],
  ['quote', 'pending', ['quoteSent', 'quoteAccepted'], 'confirmation'],
  ['quote', 'pending', [...agreed, 'quoteSent'], 'quoteDecision'],
  ['quote', 'processing', [...agreed, 'quoteSent', 'quoteDeclined'], 'production'],
  ['trial', 'pending', [], 'trialConfirmation'],
  ['call', 'pending', [], 'callTime'],
  ['call', 'processing', ['callBooked'], 'call'],
  ['call', 'pending', ['callBooked', 'callCancelled'], 'callTime'],
])('a %s order that is %s after %p has the next step %s', (kind, status, happened, step) => {
  const quote = quoteAfter(happened);
  expect(nextStepOf({ kind, status, happened, isToBePaid: false, quote })).toBe(step);
});

test.each<[OrderKind, OrderStatus, OrderEventKind[], string]>([
  ['service', 'pending', ['placed', 'paymentLinkSet'], 'payment'],
  ['service', 'processing', ['paymentLinkSet'], 'production'],
  ['quote', 'pending', ['quoteSent', 'paymentLinkSet'], 'quoteDecision'],
  ['quote', 'pending', ['quoteSent', 'quoteAccepted', 'paymentLinkSet'], 'payment'],
  ['quote', 'pending', [...agreed, 'quoteSent', 'quoteDeclined'], 'payment'],
])('a %s order to be paid that is %s after %p has the next step %s', (...given) => {
  const [kind, status, happened, step] = given;
  const quote = quoteAfter(happened);
  expect(nextStepOf({ kind, status, happened, isToBePaid: true, quote })).toBe(step);
});

test('the next step after an expired quote is another one, but not after the delivery', () => {
  const given = { kind: 'quote', isToBePaid: false, quote: 'expired' } as const;
  const stepOf = (status: OrderStatus, happened: OrderEventKind[]) =>
    nextStepOf({ ...given, status, happened });
  expect(stepOf('pending', ['placed', 'quoteSent'])).toBe('quoteExpired');
  expect(stepOf('processing', ['quoteSent', 'deliveryAdded'])).toBe('review');
  expect(stepOf('cancelled', ['quoteSent'])).toBe('cancelled');
});

test('the next step does not follow from a quote that expired after another was accepted', () => {
  const given = {
    kind: 'quote',
    happened: [...agreed, 'quoteSent'],
    quote: 'expired',
  } as const;
  const stepOf = (status: OrderStatus, isToBePaid = false) =>
    nextStepOf({ ...given, status, isToBePaid });
  expect(stepOf('processing')).toBe('production');
  expect(stepOf('pending')).toBe('confirmation');
  expect(stepOf('pending', true)).toBe('payment');
});

test.each<[OrderKind, QuoteState, string]>([
  ['service', 'declined', 'production'],
  ['service', 'expired', 'production'],
  ['service', 'replaced', 'production'],
  ['trial', 'declined', 'production'],
  ['quote', 'declined', 'quoteDeclined'],
  ['quote', 'expired', 'quoteExpired'],
])('the next step of a %s order in progress whose quote is %s is %s', (kind, quote, step) => {
  const happened: OrderEventKind[] =
    quote === 'declined' ? ['quoteSent', 'quoteDeclined'] : ['quoteSent'];
  const given = { kind, status: 'processing', happened, isToBePaid: false, quote } as const;
  expect(nextStepOf(given)).toBe(step);
});

test.each<[OrderKind, boolean, string]>([
  ['service', false, 'confirmation'],
  ['service', true, 'payment'],
  ['quote', false, 'quote'],
])(
  'a pending %s order (to be paid: %s) whose quote was replaced by a price has the next step %s',
  (kind, isToBePaid, step) => {
    const given = { status: 'pending', happened: ['quoteSent'], quote: 'replaced' } as const;
    expect(nextStepOf({ ...given, kind, isToBePaid })).toBe(step);
  },
);

const at = (text: string) => new Date(`2026-11-${text}:00:00.000Z`);
const placedAt = at('20T10');
const now = at('20T12').getTime();
const event = (kind: OrderEventKind, time: string, detail = '') => ({
  kind,
  detail,
  createdAt: at(time),
});
const order = (status: OrderStatus, serviceName = 'Lite Edit') => ({
  serviceName,
  lineItems: null,
  priceAgreedAt: null,
  status,
  createdAt: placedAt,
});

test.each([
  ['of a new order includes the day until work starts', order('pending'), [], '22T10'],
  [
    'of work in progress is counted from its start',
    order('processing'),
    [event('statusChanged', '20T11', 'processing')],
    '21T11',
  ],
  [
    'of a rush order is earlier',
    order('processing', 'Rush Delivery (12 hours)'),
    [event('statusChanged', '20T11', 'processing')],
    '20T23',
  ],
  [
    'of a revision is counted from the request',
    order('processing'),
    [event('deliveryAdded', '20T11', '1'), event('revisionAsked', '20T12', '1')],
    '21T12',
  ],
  [
    'is undefined while the customer reviews',
    order('processing'),
    [event('deliveryAdded', '20T11')],
    null,
  ],
  ['is undefined for a completed order', order('completed'), [], null],
  ['is undefined if it is agreed individually', order('pending', 'Consulting'), [], null],
  ['is undefined if it is confirmed before payment', order('processing', 'Jingle'), [], null],
])('the expected date %s', (_case, row, events, expected) => {
  const date = expectedAt(row, 'service', events, now);
  expect(date?.toISOString()).toBe(expected === null ? undefined : at(expected).toISOString());
});

test('the expected date is undefined once it has passed, and before a quote', () => {
  expect(expectedAt(order('pending'), 'service', [], at('23T10').getTime())).toBeUndefined();
  expect(expectedAt(order('pending', 'Custom Solution'), 'quote', [], now)).toBeUndefined();
});
