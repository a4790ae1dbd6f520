import { orderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';
import {
  startsWithinHours,
  workingHours,
} from '@northcast/shared-contracts/content/catalogue/turnaround';
import { isCustomRequest } from './catalogue-price.js';
import type { OrderRow } from './order.mapper.js';
import { namesOf } from './order-lines.js';

const hour = 3_600_000;

/** What a due date depends on. */
export type DueOrder = Pick<OrderRow, 'serviceName' | 'servicePrice' | 'lineItems' | 'status'>;

/**
 * By when the next delivery is promised: the hours of the catalogue or else the policy from when work begins, and before that from
 * when it begins at the latest.
 * @param from when the order was placed, or its work was begun or asked for again
 * @returns null where nothing is promised: a call, a quote to come, a date that is agreed, an order that is not open
 */
export function promisedAt(order: DueOrder, from: Date): Date | null {
  const hours = workingHours(...namesOf(order));
  const kind = orderKind({ ...order, isCustomRequest: isCustomRequest(order.serviceName) });
  if (hours === undefined || kind === 'call') return null;
  if (order.status === 'processing') return new Date(from.getTime() + hours * hour);
  // The date of what has no price yet stands in its quote.
  if (order.status !== 'pending' || kind === 'quote') return null;
  return new Date(from.getTime() + (startsWithinHours + hours) * hour);
}

/** Whether an order is open although its due date is over. */
export function isLate({ status, dueOn }: Pick<OrderRow, 'status' | 'dueOn'>, today: string) {
  return dueOn !== null && dueOn < today && (status === 'pending' || status === 'processing');
}
