import type {
  OrderedLine,
  OrderFormValues,
} from '@northcast/shared-contracts/api/client/order-draft';
import {
  type OrderLine,
  orderLineLimits,
  orderLinesTotal,
} from '@northcast/shared-contracts/api/order-lines';
import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { wholeDollars } from '@northcast/shared-contracts/content/texts/format';
import { useForm, useFormState } from 'react-final-form';
import type { Offer } from './offer';

const prices = new Map(
  [...services, ...plans, ...addOns].map(({ name, price }) => [name, wholeDollars(price)]),
);

/** Services and add-ons that can be added to an order. */
export const addable: readonly { readonly name: string; readonly price: number }[] = [
  ...services,
  ...addOns,
].map(({ name, price }) => ({ name, price: wholeDollars(price) }));

/** Whether the displayed price has cents, which an order drops. */
export const hasCents = (name: string): boolean =>
  services.some((each) => each.name === name && !Number.isInteger(each.price));

/** Whether it is an add-on; plans offer these as check boxes. */
export const isAddOn = (name: string): boolean => addOns.some((each) => each.name === name);

/**
 * The ordered lines at current prices; the offer itself is the first.
 * @param chosen from a stored draft, possibly of an earlier version of the page: names that no
 * longer exist are dropped
 */
export function pricedLines(offer: Offer, chosen: readonly OrderedLine[] = []): OrderLine[] {
  const first = { name: offer.name, price: wholeDollars(offer.price), quantity: 1 };
  if (offer.kind !== 'service' || !Array.isArray(chosen)) return [first];
  const lines = new Map([[first.name, first]]);
  for (const { name, quantity } of chosen) {
    const price = prices.get(name);
    const isQuantity = Number.isInteger(quantity) && quantity >= 1;
    if (price === undefined || !isQuantity) continue;
    const most = Math.min(quantity, orderLineLimits.quantity.max);
    lines.set(name, { name, price, quantity: most });
  }
  return [...lines.values()].slice(0, orderLineLimits.lines.max);
}

/** Whether the lines are more than one unit of one thing. */
export const isSeveral = ([first, ...more]: readonly OrderLine[]): boolean =>
  more.length > 0 || (first?.quantity ?? 1) > 1;

/** Whether the order cannot hold another thing. */
export const isFull = (lines: readonly OrderedLine[]): boolean =>
  lines.length >= orderLineLimits.lines.max;

/** The lines with one more of `name`; unchanged at the limit. */
export function withAdded(lines: readonly OrderedLine[], name: string): readonly OrderedLine[] {
  const line = lines.find((each) => each.name === name);
  if (line) return withQuantity(lines, name, line.quantity + 1);
  if (isFull(lines)) return lines;
  return [...lines, { name, quantity: 1 }];
}

export const withoutLine = (lines: readonly OrderedLine[], name: string): readonly OrderedLine[] =>
  lines.filter((each) => each.name !== name);

export const withQuantity = (
  lines: readonly OrderedLine[],
  name: string,
  quantity: number,
): readonly OrderedLine[] =>
  lines.map((each) =>
    each.name === name
      ? { ...each, quantity: Math.min(quantity, orderLineLimits.quantity.max) }
      : each,
  );

interface OrderedLines {
  /** All ordered lines, the offer first. */
  readonly lines: readonly OrderLine[];
  /** Whole US dollars. */
  readonly total: number;
  readonly change: (lines: readonly OrderedLine[]) => void;
}

/** The lines of the surrounding order form. */
export function useOrderedLines(offer: Offer): OrderedLines {
  const form = useForm<OrderFormValues>();
  const { values } = useFormState<OrderFormValues>({ subscription: { values: true } });
  const lines = pricedLines(offer, values.lines);
  return {
    lines,
    total: orderLinesTotal(lines),
    change: (next) =>
      form.change(
        'lines',
        next.map(({ name, quantity }) => ({ name, quantity })),
      ),
  };
}
