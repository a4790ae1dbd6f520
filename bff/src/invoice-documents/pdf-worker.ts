import { parentPort } from 'node:worker_threads';
import type { InvoiceDocument } from './invoice-document.js';
import { invoicePdf, type PdfOptions } from './invoice-pdf.js';

export interface PdfRequest {
  readonly id: number;
  readonly invoice: InvoiceDocument;
  readonly options: PdfOptions;
}

export interface PdfAnswer {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly error?: string;
}

parentPort?.on('message', async ({ id, invoice, options }: PdfRequest) => {
  const answer = await invoicePdf(invoice, options).then(
    (bytes): PdfAnswer => ({ id, bytes }),
    (error): PdfAnswer => ({ id, error: String(error) }),
  );
  parentPort?.postMessage(answer);
});
