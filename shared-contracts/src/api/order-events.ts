import { entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import {
  customerStatusName,
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '@northcast/shared-contracts/content/texts/order-status';
import { object, string } from 'yup';

/** Kinds of events in an order's timeline. */
const orderEventKinds = [
  'placed',
  'statusChanged',
  'briefEdited',
  'cancelled',
  'revisionRequested',
  'revisionBought',
  'revisionWithdrawn',
  'fileAdded',
  'fileRemoved',
  'deliveryAdded',
  'deliveryApproved',
  'revisionAsked',
  'quoteSent',
  'quoteAccepted',
  'quoteDeclined',
  'callBooked',
  'callCancelled',
  'paymentLinkSet',
  'paid',
  'invoiceIssued',
  'messageSent',
  'commentEdited',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

export const orderActorRoles = ['customer', 'administrator', 'system'] as const;
export type OrderActorRole = (typeof orderActorRoles)[number];

/** Maximum text lengths in UTF-16 code units; database columns are sized to them. */
export const orderEventLimits = { detail: { max: 500 } } as const;

/** An event in a response. */
export const orderEventSchema = object({
  id: entityId,
  createdAt: entityTimestamp,
  kind: string().oneOf(orderEventKinds).required(),
  /** Who caused it; absent if the account was deleted, or if no person did. */
  actorId: string(),
  actorName: string(),
  actorRole: string().oneOf(orderActorRoles).required(),
  /** The subject of the event's text, such as a file's name. */
  detail: string(),
});

/** The fields of an event that `orderEventText` reads. */
interface ToldEvent {
  readonly kind: string;
  readonly detail?: string | undefined;
}

/** Formats a timestamp in the reader's time zone. */
type WriteTime = (iso: string) => string;

/** Each side reads its own names of the states. */
type Reader = 'customer' | 'administrator';

const statusNames: Readonly<Record<Reader, (status: OrderStatus) => string>> = {
  customer: customerStatusName,
  administrator: (status) => orderStatusNames[status],
};

const isStatus = (text: string): text is OrderStatus =>
  orderStatuses.some((status) => status === text);

const named = (text: string, detail: string) => (detail === '' ? text : `${text}: ${detail}`);

/** @param detail begins with the number of rounds */
function extraRounds(detail: string): string {
  const rounds = Number.parseInt(detail, 10) || 1;
  return rounds === 1 ? 'One extra revision round' : `${rounds} extra revision rounds`;
}

/** Timeline text of each kind of event. */
const orderEventTexts: Readonly<
  Record<OrderEventKind, (detail: string, writeTime: WriteTime, reader: Reader) => string>
> = {
  placed: () => 'Order placed',
  statusChanged: (detail, _writeTime, reader) =>
    named('Status changed', isStatus(detail) ? statusNames[reader](detail) : detail),
  briefEdited: () => 'Project brief changed',
  cancelled: () => 'Order cancelled',
  revisionRequested: (detail) =>
    `Extra revision ordered${detail === '' ? '' : ` with order ${detail}`}`,
  revisionBought: (detail) => `${extraRounds(detail)} added`,
  revisionWithdrawn: (detail) => `${extraRounds(detail)} withdrawn`,
  fileAdded: (detail) => named('File added', detail),
  fileRemoved: (detail) => named('File removed', detail),
  deliveryAdded: (detail) => (detail === '' ? 'Delivered' : `Version ${detail} delivered`),
  deliveryApproved: (detail) => (detail === '' ? 'Approved' : `Version ${detail} approved`),
  revisionAsked: (detail) =>
    detail === '' ? 'Changes requested' : `Changes to version ${detail} requested`,
  quoteSent: (detail) => named('Quote sent', detail),
  quoteAccepted: (detail) => named('Quote accepted', detail),
  quoteDeclined: (detail) => named('Quote declined', detail),
  callBooked: (detail, writeTime) => named('Call booked', detail && writeTime(detail)),
  callCancelled: (detail, writeTime) => named('Call cancelled', detail && writeTime(detail)),
  paymentLinkSet: () => 'Payment link sent',
  paid: (detail) => named('Payment received', detail),
  invoiceIssued: (detail) => named('Invoice issued', detail),
  messageSent: (detail) => named('Message sent', detail),
  // Ignore the detail, which is the comment's id.
  commentEdited: () => 'Comment changed',
};

const isKind = (kind: string): kind is OrderEventKind =>
  orderEventKinds.some((known) => known === kind);

/** The timeline text of an event. Kinds that only a newer server knows become a general text. */
export function orderEventText(
  { kind, detail = '' }: ToldEvent,
  writeTime: WriteTime,
  reader: Reader,
): string {
  return isKind(kind) ? orderEventTexts[kind](detail, writeTime, reader) : 'Order changed';
}
