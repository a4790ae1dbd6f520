import type { IssuedInvoice } from '@northcast/shared-contracts/api/entities';
import { invoiceKinds } from '@northcast/shared-contracts/api/money';
import type { InvoiceDocument } from '../invoice-documents/invoice-document.js';
import type { CsvColumn } from '../lists/csv.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { IssuedInvoiceEntity } from './issued-invoice.entity.js';

export const invoiceList: ListDefinition<IssuedInvoiceEntity> = {
  list: 'invoices',
  entity: IssuedInvoiceEntity,
  // Numbers are assigned in chronological order, and have an index.
  sortColumns: { createdAt: 'number' } satisfies SortColumns<'invoices'>,
  statuses: invoiceKinds,
  // Order and account may have other names than the document, and either may be deleted.
  hasWord: (word) =>
    [
      `INSTR(entry.search, ${word}) > 0`,
      ...[
        ['orders', 'orderId'],
        ['users', 'userId'],
      ].map(
        ([table, id]) => `EXISTS (SELECT 1 FROM ${table} other
          WHERE other.id = entry.${id} AND INSTR(other.search, ${word}) > 0)`,
      ),
    ].join(' OR '),
};

const documentOf = ({ document }: IssuedInvoiceEntity): InvoiceDocument => JSON.parse(document);

export function toIssuedInvoiceDto(row: IssuedInvoiceEntity): IssuedInvoice {
  const { number, orderNumber, customer, totalCents, vatCents } = documentOf(row);
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber,
    kind: row.status,
    number,
    createdAt: row.createdAt.toISOString(),
    customerName: customer.name,
    netCents: totalCents - vatCents,
    vatCents,
    totalCents,
  };
}

const kindNames = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

/** Makes a cell from the invoice's document. */
const fromDocument =
  (cell: (document: InvoiceDocument) => string | number | null | undefined) =>
  (row: IssuedInvoiceEntity) =>
    cell(documentOf(row));

/** Columns of the CSV download for accounting; amounts have no currency sign. */
export const invoiceColumns: readonly CsvColumn<IssuedInvoiceEntity>[] = [
  ['Number', fromDocument(({ number }) => number)],
  ['Kind', (row) => kindNames[row.status]],
  ['Date', (row) => row.createdAt.toISOString()],
  ['Customer', fromDocument(({ customer }) => customer.name)],
  ['Address', fromDocument(({ customer }) => customer.address.join(', '))],
  ['VAT ID', fromDocument(({ customer }) => customer.vatId)],
  // The `#` keeps spreadsheets from reading `6E123456` as a number.
  ['Order', fromDocument(({ orderNumber }) => `#${orderNumber}`)],
  ['Net (USD)', fromDocument(({ totalCents, vatCents }) => (totalCents - vatCents) / 100)],
  ['VAT rate (%)', fromDocument(({ vatRate }) => vatRate / 100)],
  ['VAT (USD)', fromDocument(({ vatCents }) => vatCents / 100)],
  ['Total (USD)', fromDocument(({ totalCents }) => totalCents / 100)],
  ['Credits invoice', fromDocument(({ corrects }) => corrects?.number)],
];

/** The digits of an invoice number after any prefix that earlier settings may have used. */
const digits = /^(?:[a-z0-9-]*[a-z-])?0*([1-9]\d{0,8})$/;

/**
 * The running number that a searched word refers to; undefined if it is no invoice number.
 * @param word in lower case
 * @param prefix of new invoices; older ones may have another
 */
export function runningNumber(word: string, prefix: string): string | undefined {
  const start = prefix.toLowerCase();
  return digits.exec(word.startsWith(start) ? word.slice(start.length) : word)?.[1];
}
