import { dayField } from '@northcast/shared-contracts/api/day';
import {
  entityId,
  entityTimestamp,
  isWebAddress,
  nameField,
  requiredText,
  text,
  versionField,
  visibleText,
} from '@northcast/shared-contracts/api/fields';
import { moneyTexts } from '@northcast/shared-contracts/content/texts/money-texts';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { boolean, number, object, string } from 'yup';

/** Maximum text lengths in UTF-16 code units; database columns are sized to them. */
export const moneyLimits = {
  paymentLink: { max: 500 },
  customerName: { max: 201 },
  customerAddress: { max: 500 },
  customerVatId: { max: 40 },
  reason: { max: 300 },
} as const;

/** Payment details of an order. */
export const paymentSchema = object({
  /** Address at which the customer pays. */
  paymentLink: string(),
  /** The day of payment, such as `2026-11-30`. */
  paidOn: string(),
  /** 0 if no payment details exist yet. */
  version: number().integer().required(),
});

/**
 * The order's price that the sender saw, in whole US dollars. Without it, the server does not check
 * whether the price has changed since.
 */
const seenPrice = number().integer(validation.servicePrice).typeError(validation.servicePrice);

/** An empty text clears the field. */
export const paymentChangeSchema = object({
  paymentLink: visibleText(moneyLimits.paymentLink.max).test(
    'https',
    moneyTexts.paymentLink,
    (value) => !value || isWebAddress(value, 'https:'),
  ),
  /** A day that has begun somewhere on Earth: the first time zone is 14 hours ahead of UTC. */
  paidOn: dayField(moneyTexts.paidOn).test(
    'begun',
    moneyTexts.paidAhead,
    (day = '') => !(Date.parse(day) > Date.now() + 14 * 3_600_000),
  ),
  /** Compared when the day of payment changes. */
  price: seenPrice,
  version: versionField,
});

export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** An invoice or a credit note. It never changes once issued. */
export const invoiceSchema = object({
  id: entityId,
  orderId: entityId,
  kind: string().oneOf(invoiceKinds).required(),
  /** Such as `NC-000042`. */
  number: string().required(),
  issuedAt: entityTimestamp,
  customerName: string().required(),
  customerAddress: string(),
  /** US cents, VAT included; negative on a credit note. */
  totalCents: number().integer().required(),
  /** VAT included in the total. */
  vatCents: number().integer().required(),
  /** On a credit note: the number of the invoice that it cancels. */
  corrects: string(),
  /** The number of the credit note that cancels this invoice. */
  correctedBy: string(),
  /** Whether there is a receipt: the order is paid, and the invoice is not cancelled. */
  hasReceipt: boolean().required(),
});

/** A row of the list of all invoices and credit notes. */
export const issuedInvoiceSchema = object({
  id: entityId,
  /** The order may have been deleted since. */
  orderId: entityId,
  orderNumber: string().required(),
  kind: string().oneOf(invoiceKinds).required(),
  number: string().required(),
  /** Time of issue. */
  createdAt: entityTimestamp,
  customerName: string().required(),
  /** US cents; all three are negative on a credit note. */
  netCents: number().integer().required(),
  vatCents: number().integer().required(),
  totalCents: number().integer().required(),
});

/** Recipient of the invoice. Lines and total are those of the order. */
export const invoiceIssueSchema = object({
  customerName: nameField(moneyLimits.customerName.max, moneyTexts.customerName),
  customerAddress: text(moneyLimits.customerAddress.max),
  customerVatId: visibleText(moneyLimits.customerVatId.max),
  price: seenPrice,
});

export const creditNoteSchema = object({
  reason: requiredText(moneyLimits.reason.max, moneyTexts.reason),
});
