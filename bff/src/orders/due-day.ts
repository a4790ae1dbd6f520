import { orderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import { startsWithinHours } from '@northcast/shared-contracts/content/catalogue/turnaround';
import { workingHours } from '@northcast/shared-contracts/content/catalogue/working-hours';
import { isCustomRequest } from './catalogue-price.js';
import type { OrderEntity } from './order.entity.js';
import { namesOf } from './order-lines.js';

const hour = 3_600_000;

/** The columns that a due date depends on. */
export type DueOrder = Pick<
  OrderEntity,
  'serviceName' | 'servicePrice' | 'lineItems' | 'status' | 'priceAgreedAt'
>;

/**
 * When the next delivery is promised: the hours of the catalogue after the start of the work. For a
 * pending order they count from the latest possible start.
 * @param from when the order was placed, or its work was started or a revision was requested
 * @returns null if nothing is promised: a call, a pending or accepted quote, a date by agreement,
 * or an order that is not open
 */
export function promisedAt(order: DueOrder, from: Date): Date | null {
  const hours = workingHours(...namesOf(order));
  const kind = orderKind({ ...order, isCustomRequest: isCustomRequest(order.serviceName) });
  // An accepted quote names its own date.
  if (hours === undefined || order.priceAgreedAt !== null) return null;
  if (order.status === 'processing') return new Date(from.getTime() + hours * hour);
  // An order without a price gets its date from the quote.
  if (order.status !== 'pending' || kind === 'quote') return null;
  return new Date(from.getTime() + (startsWithinHours + hours) * hour);
}

/** Whether an open order is past its due date. */
export function isLate({ status, dueOn }: Pick<OrderEntity, 'status' | 'dueOn'>, today: string) {
  return dueOn !== null && dueOn < today && (status === 'pending' || status === 'processing');
}
