import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { IssuedInvoice } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
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
  constructor(private readonly lists: ListsService) {}

  @Call('issuedInvoices')
  list(@Req() request: Request): Promise<IssuedInvoice[]> {
    return this.lists.page(request, invoiceList, toIssuedInvoiceDto);
  }

  @UseGuards(StepUpGuard)
  @Call('exportInvoices')
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.csv(request, response, invoiceList, invoiceColumns, 'invoices.exported');
  }
}
