import { dayField, isDay } from '@northcast/shared-contracts/api/day';
import {
  entityId,
  entityTimestamp,
  nameField,
  requiredText,
  text,
  wholeNumber,
} from '@northcast/shared-contracts/api/fields';
import { orderLimits } from '@northcast/shared-contracts/api/orders';
import { array, boolean, number, object, string } from 'yup';

/** Maximum text lengths in UTF-16 code units, and maximum numbers. */
export const quoteLimits = {
  lines: { max: 30 },
  text: { max: 300 },
  quantity: { max: 1000 },
  /** Whole US dollars. */
  unitPrice: { max: orderLimits.servicePrice.max },
  terms: { max: 3000 },
  note: { max: 1000 },
  signedName: { max: 200 },
  reason: { max: 1000 },
  /** Maximum validity of a quote in days from today. */
  validDays: { max: 366 },
} as const;

const quoteTexts = {
  lines: 'Please add at least one line',
  tooManyLines: 'Please use at most 30 lines',
  lineText: 'Please describe what this line is for',
  quantity: 'Quantity must be a whole number from 1 to 1,000',
  unitPrice: 'Price must be a whole number of dollars, 0 or more',
  total: 'The total must be from $1 to $1,000,000',
  validUntil: 'Please choose a day from today to a year from now',
  terms: 'Please enter the terms',
  signedName: 'Please enter your full name',
  agreed: 'Please agree to the quote and its terms',
  reason: 'Please tell us why',
} as const;

/**
 * `open` awaits the customer's answer, `replaced` has a newer version, `expired` was not answered
 * in time.
 */
const quoteStates = ['open', 'accepted', 'declined', 'replaced', 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];

export interface QuoteLine {
  readonly text: string;
  readonly quantity: number;
  /** Whole US dollars. */
  readonly unitPrice: number;
}

/** Whole US dollars. */
export const lineTotal = ({ quantity, unitPrice }: Pick<QuoteLine, 'quantity' | 'unitPrice'>) =>
  quantity * unitPrice;

/** Whole US dollars. */
export const quoteTotal = (lines: readonly Pick<QuoteLine, 'quantity' | 'unitPrice'>[]): number =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

/**
 * When a quote expires: once its last day is over everywhere on Earth, 12 hours after that day
 * ended in UTC.
 * @param day such as `2026-11-30`
 */
export function endOfDayAnywhere(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000);
}

/** A quote in a response. */
export const quoteSchema = object({
  id: entityId,
  orderId: entityId,
  /** 1 for the first quote of an order. */
  version: number().integer().required(),
  state: string().oneOf(quoteStates).required(),
  lines: array(
    object({
      text: string().defined(),
      quantity: number().integer().required(),
      unitPrice: number().integer().required(),
    }),
  ).required(),
  /** Whole US dollars. */
  total: number().integer().required(),
  /** The last day of validity, such as `2026-11-30`. */
  validUntil: string().required(),
  /** When that day is over everywhere on Earth. */
  expiresAt: entityTimestamp,
  terms: string().defined(),
  note: string(),
  createdAt: entityTimestamp,
  decidedAt: string().datetime(),
  /** With `accepted`: the name with which the customer signed. */
  signedName: string(),
  /** With `declined`: the customer's reason. */
  reason: string(),
});

/** A new version of an order's quote. */
export const quoteCreationSchema = object({
  lines: array(
    object({
      text: requiredText(quoteLimits.text.max, quoteTexts.lineText),
      quantity: wholeNumber(1, quoteLimits.quantity.max, quoteTexts.quantity).required(
        quoteTexts.quantity,
      ),
      unitPrice: wholeNumber(0, quoteLimits.unitPrice.max, quoteTexts.unitPrice).required(
        quoteTexts.unitPrice,
      ),
    }),
  )
    .min(1, quoteTexts.lines)
    .max(quoteLimits.lines.max, quoteTexts.tooManyLines)
    .required(quoteTexts.lines)
    .test('total', quoteTexts.total, (lines) => {
      if (!lines || lines.length === 0) return true;
      const total = quoteTotal(lines);
      // The line's own validation reports values that are not numbers.
      return Number.isNaN(total) || (total >= 1 && total <= orderLimits.servicePrice.max);
    }),
  validUntil: dayField(quoteTexts.validUntil)
    .required(quoteTexts.validUntil)
    .test('not-over', quoteTexts.validUntil, (day) => {
      if (day === undefined || !isDay(day)) return true;
      const left = endOfDayAnywhere(day).getTime() - Date.now();
      return left > 0 && left < (quoteLimits.validDays.max + 2) * 86_400_000;
    }),
  terms: requiredText(quoteLimits.terms.max, quoteTexts.terms),
  note: text(quoteLimits.note.max),
});

export const quoteAcceptanceSchema = object({
  signedName: nameField(quoteLimits.signedName.max, quoteTexts.signedName),
  agreed: boolean()
    .typeError(quoteTexts.agreed)
    .oneOf([true], quoteTexts.agreed)
    .required(quoteTexts.agreed),
});

export const quoteDeclineSchema = object({
  reason: requiredText(quoteLimits.reason.max, quoteTexts.reason),
});
