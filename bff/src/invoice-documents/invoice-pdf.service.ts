import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { unavailable } from '../errors/api-errors.js';
import type { InvoiceDocument } from './invoice-document.js';
import type { PdfOptions } from './invoice-pdf.js';
import type { PdfAnswer, PdfRequest } from './pdf-worker.js';

/** Most PDFs in the queue; each takes about a tenth of a second. */
const mostWaiting = 50;

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates PDFs in a worker thread that starts with the first one, because a PDF would block other
 * responses for too long.
 */
@Injectable()
export class InvoicePdfService implements OnModuleDestroy {
  /** Code of the thread; tests set another file. */
  code = new URL('./pdf-worker.js', import.meta.url);
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /** @throws 503 when the queue is full */
  async render(invoice: InvoiceDocument, options: PdfOptions = {}): Promise<Buffer> {
    // Tests run the TypeScript sources, which cannot start a worker thread.
    if (!existsSync(this.code)) {
      const { invoicePdf } = await import('./invoice-pdf.js');
      return await invoicePdf(invoice, options);
    }
    if (this.waiting.size >= mostWaiting) throw unavailable();
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.started().postMessage({ id, invoice, options } satisfies PdfRequest);
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker?.terminate();
  }

  private started(): Worker {
    if (this.worker !== undefined) return this.worker;
    const worker = new Worker(this.code);
    worker.unref();
    worker.on('message', ({ id, bytes, error }: PdfAnswer) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (bytes !== undefined) waiting?.resolve(Buffer.from(bytes));
      else waiting?.reject(new Error(error));
    });
    worker.on('error', (error) => this.failAll(worker, error));
    worker.on('exit', () =>
      this.failAll(worker, new Error('the thread that makes PDFs has ended')),
    );
    this.worker = worker;
    return worker;
  }

  /**
   * Rejects all waiting requests. The next request starts another thread. A thread that fails also
   * exits; by then the waiting requests may be those of its successor.
   */
  private failAll(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
