import type { EntityManager } from 'typeorm';
import { companyUnknown } from '../errors/api-errors.js';
import type { InvoiceLine } from '../invoice-documents/invoice-document.js';
import type { OrderRow } from '../orders/order.mapper.js';
import { QuoteEntity } from '../quotes/quote.entity.js';
import { linesOf } from '../quotes/quote.mapper.js';
import type { CompanySettings } from '../settings/company-settings.js';

/** What the invoice is for: the lines of the quote that was accepted, else the service. They add up to the order's price. */
export async function invoiceLines(
  manager: EntityManager,
  order: OrderRow,
): Promise<InvoiceLine[]> {
  const quote = await manager.findOneBy(QuoteEntity, { orderId: order.id, state: 'accepted' });
  const lines =
    quote !== null && quote.total === order.servicePrice
      ? linesOf(quote)
      : [{ text: order.serviceName, quantity: 1, unitPrice: order.servicePrice }];
  return lines.map(({ text, quantity, unitPrice }) => ({
    text,
    quantity,
    unitCents: unitPrice * 100,
  }));
}

/** @throws 409 naming the settings that are missing */
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
