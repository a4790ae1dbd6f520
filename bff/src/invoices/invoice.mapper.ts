import type { Invoice } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import type { BodyOf } from '../calls/call.decorator.js';
import { searchText } from '../database/search-text.js';
import { containedVat } from '../invoice-documents/amounts.js';
import type { InvoiceEntity } from '../invoice-documents/invoice.entity.js';
import type { InvoiceDocument, InvoiceLine } from '../invoice-documents/invoice-document.js';
import type { OrderRow } from '../orders/order.mapper.js';
import type { CompanySettings } from '../settings/company-settings.js';

export const documentOf = ({ document }: InvoiceEntity): InvoiceDocument => JSON.parse(document);

interface Standing {
  readonly isPaid: boolean;
  /** Number of the credit note for this invoice. */
  readonly correctedBy: string | undefined;
}

export function toInvoiceDto(row: InvoiceEntity, { isPaid, correctedBy }: Standing): Invoice {
  const document = documentOf(row);
  return {
    id: row.id,
    orderId: row.orderId,
    kind: row.kind,
    number: document.number,
    issuedAt: row.issuedAt.toISOString(),
    customerName: document.customer.name,
    customerAddress: document.customer.address.join('\n') || undefined,
    totalCents: document.totalCents,
    vatCents: document.vatCents,
    corrects: document.corrects?.number,
    correctedBy,
    hasReceipt: row.kind === 'invoice' && isPaid && correctedBy === undefined,
  };
}

/** The content of an invoice, except its number and date. */
interface Content {
  readonly order: OrderRow;
  readonly lines: readonly InvoiceLine[];
  readonly body: BodyOf<'issueInvoice'>;
  readonly company: CompanySettings & { name: string; address: readonly string[] };
}

/** @returns the document without number and date, which are assigned when it is issued */
export function newInvoiceDocument({
  order,
  lines,
  body,
  company,
}: Content): Omit<InvoiceDocument, 'number' | 'issuedAt'> {
  const totalCents = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
  return {
    kind: 'invoice',
    company: { name: company.name, address: company.address, vatId: company.vatId },
    customer: {
      name: body.customerName,
      address: linesOf(body.customerAddress),
      vatId: body.customerVatId || null,
    },
    orderNumber: orderNumber(order.id),
    lines,
    totalCents,
    vatCents: containedVat(totalCents, company.vatRate),
    vatRate: company.vatRate,
    vatNote: company.vatNote,
    paymentTerms: company.paymentTerms,
    corrects: null,
  };
}

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The credit note for an invoice: the same content, with negative amounts. */
export function creditNoteDocument(
  invoice: InvoiceDocument,
  reason: string,
): Omit<InvoiceDocument, 'number' | 'issuedAt'> {
  return {
    ...invoice,
    kind: 'credit-note',
    totalCents: -invoice.totalCents,
    vatCents: -invoice.vatCents,
    corrects: { number: invoice.number, issuedAt: invoice.issuedAt, reason },
  };
}

/** The text by which the list of all invoices finds a document. */
export const searchOf = ({ number, orderNumber, customer }: InvoiceDocument): string =>
  searchText(number, orderNumber, customer.name);

/** Formats as `NC-000042`. */
export const numberText = (prefix: string, number: number): string =>
  `${prefix}${String(number).padStart(6, '0')}`;
