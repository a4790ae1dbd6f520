import { orderLinesTotal } from '@northcast/shared-contracts/api/order-lines';
import { allOrderedText } from '@northcast/shared-contracts/content/texts/ordered-text';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../errors/api-error.js';
import { companyUnknown, invalid } from '../errors/api-errors.js';
import { printErrors } from '../invoice-documents/fonts.js';
import type { InvoiceDocument, InvoiceLine } from '../invoice-documents/invoice-document.js';
import type { OrderRow } from '../orders/order.mapper.js';
import { linesOf } from '../orders/order-lines.js';
import { QuoteEntity } from '../quotes/quote.entity.js';
import { linesOf as quoteLinesOf } from '../quotes/quote.mapper.js';
import type { CompanySettings } from '../settings/company-settings.js';

/** The lines of the accepted quote, or else of the order. They add up to the order's price. */
export async function invoiceLines(
  manager: EntityManager,
  order: OrderRow,
): Promise<InvoiceLine[]> {
  const quote = await manager.findOneBy(QuoteEntity, { orderId: order.id, state: 'accepted' });
  const lines =
    quote !== null && quote.total === order.servicePrice
      ? quoteLinesOf(quote)
      : orderedLines(order);
  return lines.map(({ text, quantity, unitPrice }) => ({
    text,
    quantity,
    unitCents: unitPrice * 100,
  }));
}

/** One line for a single item, or when the agreed price differs from the sum of the lines. */
function orderedLines(order: OrderRow) {
  const { serviceName, servicePrice } = order;
  const lines = linesOf(order);
  if (lines === undefined || orderLinesTotal(lines) !== servicePrice) {
    const text = allOrderedText({ serviceName, lines });
    return [{ text, quantity: 1, unitPrice: servicePrice }];
  }
  return lines.map(({ name, quantity, price }) => ({ text: name, quantity, unitPrice: price }));
}

/** @throws 409 that names the missing settings */
export function knownCompany(company: CompanySettings) {
  const { name, address, vatId, vatRate } = company;
  const missing = [
    ...(name === null ? ['COMPANY_NAME'] : []),
    ...(address === null || address.length === 0 ? ['COMPANY_ADDRESS'] : []),
    ...(vatRate > 0 && vatId === null ? ['VAT_ID'] : []),
  ];
  if (missing.length > 0 || name === null || address === null) throw companyUnknown(missing);
  return { ...company, name, address };
}

/**
 * @throws 422 for characters that cannot be printed, with errors at the fields if the form has
 * them, or else with a message that says where they are
 */
export function checkPrintable(document: InvoiceDocument): void {
  const { company, customer, lines, corrects } = document;
  const errors = printErrors([
    ['customerName', customer.name],
    ['customerAddress', customer.address.join(' ')],
    ['customerVatId', customer.vatId ?? ''],
    ['reason', corrects?.reason ?? ''],
  ]);
  if (errors.length > 0) throw invalid(errors);
  // Quotes are checked when they are sent, but those from before this check were not.
  const [other] = printErrors([
    ...lines.map(({ text }) => [`the line “${text}” of the order or its quote`, text] as const),
    ['the setting COMPANY_NAME', company.name],
    ['the setting COMPANY_ADDRESS', company.address.join(' ')],
    ['the setting VAT_ID', company.vatId ?? ''],
    ['the setting VAT_NOTE', document.vatNote ?? ''],
    ['the setting PAYMENT_TERMS', document.paymentTerms],
  ]);
  if (other) throw new ApiError(422, `${other.message} It is in ${other.path}.`);
}

/**
 * Takes the next invoice number. The counter's row stays locked until the transaction ends, across
 * processes: numbers are consecutive, and the number of a rolled-back transaction is used again.
 */
export async function nextInvoiceNumber(manager: EntityManager): Promise<number> {
  await manager.query("UPDATE running_numbers SET last = last + 1 WHERE name = 'invoices'");
  const [row] = await manager.query<{ last: number }[]>(
    "SELECT last FROM running_numbers WHERE name = 'invoices'",
  );
  if (row === undefined) throw new Error('the counter of invoices is missing');
  return row.last;
}
