import { brand } from '@northcast/shared-contracts/content/brand';
import { formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import PDFDocument from 'pdfkit';
import { centsText, percentText } from './amounts.js';
import { fontFiles, printedText } from './fonts.js';
import type { InvoiceDocument } from './invoice-document.js';
import { columnsOf, PdfPage } from './pdf-page.js';

export interface PdfOptions {
  /** The day of payment, such as `2026-11-30`; turns an invoice into a receipt. */
  readonly paidOn?: string;
  /** False in tests, which read the file. */
  readonly isCompressed?: boolean;
}

const titles = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

/** The title of the document, such as `Receipt for invoice NC-000042`. */
function titleOf({ kind, number }: InvoiceDocument, paidOn?: string): string {
  return paidOn === undefined ? `${titles[kind]} ${number}` : `Receipt for invoice ${number}`;
}

/**
 * Creates an invoice, a credit note or a receipt as a tagged PDF, in which screen readers find
 * headings, paragraphs and a table with headers.
 */
export async function invoicePdf(
  invoice: InvoiceDocument,
  { paidOn, isCompressed = true }: PdfOptions = {},
): Promise<Buffer> {
  const title = titleOf(invoice, paidOn);
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    compress: isCompressed,
    font: fontFiles.regular,
    info: {
      Title: title,
      Author: printedText(invoice.company.name),
      Creator: brand.name,
      CreationDate: new Date(invoice.issuedAt),
    },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  const page = new PdfPage(document);
  write(page, invoice, title, paidOn);
  page.end();
  await ended;
  return Buffer.concat(chunks);
}

function write(page: PdfPage, invoice: InvoiceDocument, title: string, paidOn?: string): void {
  const { company, customer, corrects } = invoice;
  page.paragraph(company.name, { isBold: true });
  page.paragraph(company.address.join(' · '), { size: 9 });
  if (company.vatId !== null) page.paragraph(`VAT ID ${company.vatId}`, { size: 9 });
  page.gap(24);
  page.heading('H1', title);
  page.paragraph(`Issued on ${formatLongDate(invoice.issuedAt)}`);
  page.paragraph(`Order ${invoice.orderNumber}`);
  if (paidOn !== undefined) {
    page.paragraph(`Paid on ${formatLongDate(`${paidOn}T00:00:00Z`)}`, { isBold: true });
  }
  if (corrects !== null) {
    page.paragraph(
      `Credits invoice ${corrects.number} of ${formatLongDate(corrects.issuedAt)}: ${corrects.reason}`,
    );
  }
  page.gap(16);
  page.heading('H2', 'To');
  page.paragraph(customer.name);
  for (const line of customer.address) page.paragraph(line);
  if (customer.vatId !== null) page.paragraph(`VAT ID ${customer.vatId}`);
  page.gap(16);
  page.heading('H2', 'Items');
  const sign = invoice.kind === 'credit-note' ? -1 : 1;
  page.table(columnsOf(page.width), [
    ['Description', 'Quantity', 'Price', 'Amount'],
    ...invoice.lines.map(({ text, quantity, unitCents }) => [
      text,
      String(quantity),
      centsText(sign * unitCents),
      centsText(sign * unitCents * quantity),
    ]),
  ]);
  page.gap(8);
  for (const [name, value] of totalsOf(invoice)) page.amount(name, value);
  page.amount(
    `${invoice.kind === 'credit-note' ? 'Total taken back' : 'Total'}, US dollars`,
    centsText(invoice.totalCents),
    true,
  );
  page.gap(16);
  if (invoice.vatNote !== null) page.paragraph(invoice.vatNote);
  if (invoice.kind === 'invoice' && paidOn === undefined) page.paragraph(invoice.paymentTerms);
  if (paidOn !== undefined)
    page.paragraph(`We have received ${centsText(invoice.totalCents)}. Thank you.`);
}

/** The parts of the total, if it includes VAT. */
function totalsOf({ totalCents, vatCents, vatRate }: InvoiceDocument): [string, string][] {
  if (vatRate === 0) return [];
  return [
    ['Total without VAT', centsText(totalCents - vatCents)],
    [`VAT ${percentText(vatRate)} %`, centsText(vatCents)],
  ];
}
