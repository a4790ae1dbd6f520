import type { InvoiceKind } from '@northcast/shared-contracts/api/money';

/** The content of an invoice when it was issued. Amounts are US cents, VAT included. */
export interface InvoiceDocument {
  readonly kind: InvoiceKind;
  /** Such as `NC-000042`. */
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
  /** The short number that users see. */
  readonly orderNumber: string;
  readonly lines: readonly InvoiceLine[];
  readonly totalCents: number;
  readonly vatCents: number;
  /** Hundredths of a percent. */
  readonly vatRate: number;
  readonly vatNote: string | null;
  readonly paymentTerms: string;
  /** For a credit note: the invoice that it credits, and the reason. */
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
