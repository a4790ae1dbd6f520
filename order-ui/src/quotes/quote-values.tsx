import type { Quote } from '@northcast/shared-contracts/api/entities';
import { type FieldError, fieldErrors } from '@northcast/shared-contracts/api/field-errors';
import { quoteCreationSchema, quoteTotal } from '@northcast/shared-contracts/api/quotes';
import { setIn } from 'final-form';

/** A quote as it is typed. */
export interface QuoteValues {
  readonly lines: readonly LineValues[];
  readonly validUntil: string;
  readonly terms: string;
  readonly note: string;
}

export interface LineValues {
  /** Tells the lines apart while some are removed. */
  readonly key: number;
  readonly text: string;
  readonly quantity: string;
  readonly unitPrice: string;
}

export const emptyLine = (key: number): LineValues => ({
  key,
  text: '',
  quantity: '1',
  unitPrice: '',
});

const usualTerms =
  'Payment in full before we begin. Two rounds of changes are included; further ones are quoted.';

/** @param before the quote that the new one takes the place of */
export function initialQuote(before: Quote | undefined, today: Date): QuoteValues {
  return {
    lines: before?.lines.map((line, key) => ({
      key,
      text: line.text,
      quantity: String(line.quantity),
      unitPrice: String(line.unitPrice),
    })) ?? [emptyLine(0)],
    validUntil: new Date(today.getTime() + 14 * 86_400_000).toISOString().slice(0, 10),
    terms: before?.terms ?? usualTerms,
    note: '',
  };
}

/** A whole number as it is typed; anything else is no number. */
function numberOf(text: string | undefined): number {
  const digits = (text ?? '').replace(/^\s*\$?\s*|[,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** What is sent; numbers that are none stay so for the validation to tell. */
export const quoteBody = (values: QuoteValues) => ({
  lines: values.lines.map((line) => ({
    text: line.text ?? '',
    quantity: numberOf(line.quantity),
    unitPrice: numberOf(line.unitPrice),
  })),
  validUntil: values.validUntil ?? '',
  terms: values.terms ?? '',
  note: values.note ?? '',
});

/** The total as typed so far; null while a number is missing. */
export function typedTotal(values: QuoteValues): number | null {
  const total = quoteTotal(quoteBody(values).lines);
  return Number.isNaN(total) ? null : total;
}

/** Errors as the form's fields are nested; one of the lines together stands under `total`. */
export function nestedErrors(errors: readonly FieldError[]): object {
  return errors.reduce<object>(
    (nested, { path, message }) => setIn(nested, path === 'lines' ? 'total' : path, message) ?? {},
    {},
  );
}

export const validateQuote = (values: QuoteValues): object =>
  nestedErrors(fieldErrors(quoteCreationSchema, quoteBody(values)));
