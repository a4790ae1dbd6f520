import { Body, Controller, Header, Param, StreamableFile } from '@nestjs/common';
import type { Invoice } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notPaid } from '../errors/api-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { InvoicePdfService } from '../invoice-documents/invoice-pdf.service.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import type { Account } from '../sessions/account.js';
import { InvoicesService } from './invoices.service.js';

/** Invoices, credit notes and receipts, for their customer and for administrators. */
@Controller()
export class InvoicesController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: OrderAccessService,
    private readonly invoices: InvoicesService,
    private readonly pdfs: InvoicePdfService,
    private readonly idempotency: IdempotencyService,
  ) {}

  @Call('invoices')
  async list(@Caller() account: Account, @Param('id') id: string): Promise<Invoice[]> {
    const order = await this.access.find(null, account, id, 'business');
    return this.invoices.list(this.unitOfWork.read, account, order.id);
  }

  @Call('issueInvoice')
  issue(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'issueInvoice'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Invoice> {
    return this.idempotency.run(call, body, (manager) =>
      this.invoices.issue(manager, account, id, body),
    );
  }

  @Call('issueCreditNote')
  credit(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'issueCreditNote'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Invoice> {
    return this.idempotency.run(call, body, (manager) =>
      this.invoices.credit(manager, account, id, body),
    );
  }

  @Call('invoiceFile')
  @Header('Cache-Control', 'private, no-store')
  async file(@Caller() account: Account, @Param('id') id: string): Promise<StreamableFile> {
    const { document } = await this.invoices.read(this.unitOfWork.read, account, id);
    return download(await this.pdfs.render(document), document.number);
  }

  @Call('receiptFile')
  @Header('Cache-Control', 'private, no-store')
  async receipt(@Caller() account: Account, @Param('id') id: string): Promise<StreamableFile> {
    const { document, paidOn } = await this.invoices.read(this.unitOfWork.read, account, id);
    if (paidOn === null) throw notPaid();
    return download(await this.pdfs.render(document, { paidOn }), `${document.number}-receipt`);
  }
}

/** @param name ASCII letters, digits and hyphens only */
const download = (bytes: Buffer, name: string) =>
  new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `attachment; filename="${name}.pdf"`,
  });
