import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { IssuedInvoice } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { Call } from '../calls/call.decorator.js';
import { ListsService } from '../lists/lists.service.js';
import { StepUpGuard } from '../second-factor/step-up.guard.js';
import { invoiceColumns, invoiceList, toIssuedInvoiceDto } from './invoice-list.js';

/**
 * All invoices and credit notes, including those of deleted orders and accounts, for
 * administrators.
 */
@Controller()
export class InvoiceListController {
  constructor(
    private readonly lists: ListsService,
    private readonly audit: AuditService,
  ) {}

  @Call('issuedInvoices')
  list(@Req() request: Request): Promise<IssuedInvoice[]> {
    return this.lists.page(request, invoiceList, toIssuedInvoiceDto);
  }

  @UseGuards(StepUpGuard)
  @Call('exportInvoices')
  async export(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.audit.note({ action: 'invoices.exported' });
    await this.lists.csv(request, response, invoiceList, invoiceColumns);
  }
}
