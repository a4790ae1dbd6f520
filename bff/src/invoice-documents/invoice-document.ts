import type { InvoiceKind } from '@northcast/shared-contracts/api/money';

/** Everything that an invoice says, as it stood when it was issued. Amounts are US cents, VAT included. */
export interface InvoiceDocument {
  readonly kind: InvoiceKind;
  /** As `NC-000042`. */
  readonly number: string;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly company: {
    readonly name: string;
    readonly address: readonly string[];
    readonly vatId: string | null;
  };
  readonly customer: {
    readonly name: string;
    readonly address: readonly string[];
    readonly vatId: string | null;
  };
  /** As people read it. */
  readonly orderNumber: string;
  readonly lines: readonly InvoiceLine[];
  readonly totalCents: number;
  readonly vatCents: number;
  /** Hundredths of a percent. */
  readonly vatRate: number;
  readonly vatNote: string | null;
  readonly paymentTerms: string;
  /** Of a credit note: what it takes back, and why. */
  readonly corrects: {
    readonly number: string;
    readonly issuedAt: string;
    readonly reason: string;
  } | null;
}

export interface InvoiceLine {
  readonly text: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/** All that is written by people or settings, which the typeface may not have pictures for. */
export function writtenTexts({ company, customer, lines, ...rest }: InvoiceDocument): string[] {
  const optional = [company.vatId, customer.vatId, rest.vatNote, rest.corrects?.reason];
  return [
    company.name,
    ...company.address,
    customer.name,
    ...customer.address,
    ...lines.map(({ text }) => text),
    rest.paymentTerms,
    ...optional.filter((text) => typeof text === 'string'),
  ];
}
