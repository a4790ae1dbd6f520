import {
  customRequests,
  unnamedOrder,
} from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';

/**
 * The kind of an order, which decides what the order view shows: work at a fixed price, work whose
 * price is still to be agreed, a free trial, or a call.
 */
export const orderKinds = ['service', 'quote', 'trial', 'call'] as const;
export type OrderKind = (typeof orderKinds)[number];

interface Ordered {
  readonly serviceName: string;
  /** Whole US dollars. */
  readonly servicePrice: number;
  /** Whether the name is not in the catalogue, as the server says. */
  readonly isCustomRequest?: boolean | undefined;
}

/** Requests that are priced after a conversation. */
const quoted = new Set<string>([
  ...customRequests.filter(({ isFree }) => !isFree).map(({ name }) => name),
  ...plans.map(({ name }) => name),
  ...plans.flatMap(({ home }) => (home ? [home.name] : [])),
  unnamedOrder.name,
]);

export function orderKind({ serviceName, servicePrice, isCustomRequest }: Ordered): OrderKind {
  if (serviceName === 'Free Trial') return 'trial';
  if (serviceName === 'Demo Call') return 'call';
  const isPriceOpen = servicePrice === 0 && (isCustomRequest || quoted.has(serviceName));
  return isPriceOpen ? 'quote' : 'service';
}
