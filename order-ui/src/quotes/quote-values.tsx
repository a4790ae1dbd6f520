import type { Quote } from '@northcast/shared-contracts/api/entities';
import { type FieldError, fieldErrors } from '@northcast/shared-contracts/api/field-errors';
import { quoteCreationSchema, quoteTotal } from '@northcast/shared-contracts/api/quotes';
import { setIn } from 'final-form';

/** Form values of a quote. */
export interface QuoteValues {
  readonly lines: readonly LineValues[];
  readonly validUntil: string;
  readonly terms: string;
  readonly note: string;
}

export interface LineValues {
  /** Identifies the line when others are removed. */
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

/** @param before the quote that the new one replaces */
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

/**
 * A typed whole number, with or without commas between thousands; NaN for anything else, such as
 * `12,50`.
 */
function numberOf(text: string | undefined): number {
  const digits = (text ?? '').replace(/^\s*\$?\s*|\s|,(?=\d{3}(?!\d))/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The request body. Invalid numbers become NaN, which the validation reports. */
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

/** Nests errors like the form's fields; an error of all lines together becomes `total`. */
export function nestedErrors(errors: readonly FieldError[]): object {
  return errors.reduce<object>(
    (nested, { path, message }) => setIn(nested, path === 'lines' ? 'total' : path, message) ?? {},
    {},
  );
}

export const validateQuote = (values: QuoteValues): object =>
  nestedErrors(fieldErrors(quoteCreationSchema, quoteBody(values)));
