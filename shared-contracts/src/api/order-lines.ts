import { requiredText, wholeNumber } from '@northcast/shared-contracts/api/fields';
import { array, type InferType, number, object, string } from 'yup';

/** Limits of one order's lines. */
export const orderLineLimits = {
  lines: { max: 20 },
  quantity: { max: 20 },
  /** Maximum length in UTF-16 code units. */
  name: { max: 120 },
  /** Whole US dollars. */
  price: { max: 1_000_000 },
} as const;

export const orderLineTexts = {
  name: 'Please choose a service, plan or add-on of our catalogue',
  quantity: `Please choose a whole number from 1 to ${orderLineLimits.quantity.max}`,
  tooMany: `One order can hold at most ${orderLineLimits.lines.max} different things`,
  notFirst: 'The service must be the first of the things ordered',
  total: 'The price does not match what is ordered. Please reload the page and try again.',
} as const;

/** A line of an order, in a response. */
export const orderLineSchema = object({
  name: string().required(),
  /** Price of one unit, in whole US dollars. */
  price: number().integer().required(),
  quantity: number().integer().required(),
});
export type OrderLine = InferType<typeof orderLineSchema>;

/** The lines that a customer orders; omitted if there is only one. */
export const orderedLinesField = array(
  object({
    name: requiredText(orderLineLimits.name.max, orderLineTexts.name),
    price: number().integer().min(0).max(orderLineLimits.price.max).required(),
    quantity: wholeNumber(1, orderLineLimits.quantity.max, orderLineTexts.quantity).default(1),
  }),
)
  .min(1)
  .max(orderLineLimits.lines.max, orderLineTexts.tooMany)
  .default(undefined);

/** Whole US dollars. */
export const orderLinesTotal = (lines: readonly Pick<OrderLine, 'price' | 'quantity'>[]): number =>
  lines.reduce((sum, { price, quantity: count }) => sum + price * count, 0);
