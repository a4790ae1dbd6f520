import { Inject, Injectable } from '@nestjs/common';
import type { Invoice } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import {
  alreadyCredited,
  notFound,
  nothingToInvoice,
  orderCancelled,
  orderInvoiced,
  priceChanged,
} from '../errors/api-errors.js';
import { InvoiceEntity } from '../invoice-documents/invoice.entity.js';
import type { InvoiceDocument } from '../invoice-documents/invoice-document.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import { paidOn, standingInvoice } from '../order-agreements/agreements.js';
import { OrderEventsService } from '../order-events/order-events.service.js';
import { OrderEntity } from '../orders/order.entity.js';
import type { OrderRow } from '../orders/order.mapper.js';
import { PaymentMailsService } from '../payments/payment-mails.service.js';
import type { Account } from '../sessions/account.js';
import { manages } from '../sessions/rights.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import {
  creditNoteDocument,
  documentOf,
  newInvoiceDocument,
  numberText,
  searchOf,
  toInvoiceDto,
} from './invoice.mapper.js';
import {
  checkPrintable,
  invoiceLines,
  knownCompany,
  nextInvoiceNumber,
} from './invoice-content.js';

/**
 * Issues invoices and credit notes with running numbers. They never change, even when the order or
 * the account is deleted.
 */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly events: OrderEventsService,
    private readonly mails: PaymentMailsService,
    private readonly audit: AuditService,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  /** Lists the invoices of an order that the account may see, newest first. */
  async list(manager: EntityManager, account: Account, orderId: string): Promise<Invoice[]> {
    const rows = await manager.find(InvoiceEntity, {
      where: { orderId },
      order: { number: 'DESC' },
    });
    const isPaid = (await paidOn(manager, orderId)) !== null;
    const correctedBy = new Map(rows.map((row) => [row.correctsId, documentOf(row).number]));
    return rows
      .filter((row) => mayRead(account, row))
      .map((row) => toInvoiceDto(row, { isPaid, correctedBy: correctedBy.get(row.id) }));
  }

  /**
   * @throws 404
   * @throws 409 when a company setting is missing, for an order without a price, for a cancelled or
   * invoiced order, and if `price` is not the order's
   * @throws 422 for characters that the document cannot show
   */
  async issue(
    manager: EntityManager,
    account: Account,
    orderId: string,
    body: BodyOf<'issueInvoice'>,
  ): Promise<Invoice> {
    const company = knownCompany(this.settings.company);
    const order = await this.access.forUpdate(manager, account, orderId, 'business');
    if (order.status === 'cancelled') throw orderCancelled();
    if (order.servicePrice === 0) throw nothingToInvoice();
    if (await standingInvoice(manager, orderId)) throw orderInvoiced();
    const { price = order.servicePrice } = body;
    if (price !== order.servicePrice) throw priceChanged();
    const lines = await invoiceLines(manager, order);
    const content = newInvoiceDocument({ order, lines, body, company });
    const row = await this.insert(manager, content, {
      orderId,
      userId: order.userId,
      correctsId: null,
    });
    await this.tell(manager, account, order, row);
    const isPaid = (await paidOn(manager, orderId)) !== null;
    return toInvoiceDto(row, { isPaid, correctedBy: undefined });
  }

  /**
   * Issues a credit note for an invoice. The order can be invoiced again afterwards.
   * @throws 404, also for a credit note
   * @throws 409 when the invoice already has a credit note
   */
  async credit(
    manager: EntityManager,
    account: Account,
    id: string,
    { reason }: BodyOf<'issueCreditNote'>,
  ): Promise<Invoice> {
    const invoice = await manager.findOneBy(InvoiceEntity, { id, kind: 'invoice' });
    if (invoice === null) throw notFound();
    const order = await lockedOrder(manager, this.access, account, invoice.orderId);
    // Locking the order is not enough, because it may be deleted.
    await findForUpdate(manager, InvoiceEntity, id);
    if (await manager.existsBy(InvoiceEntity, { correctsId: id })) throw alreadyCredited();
    const content = creditNoteDocument(documentOf(invoice), reason);
    const row = await this.insert(manager, content, { ...invoice, correctsId: id });
    await this.tell(manager, account, order, row);
    return toInvoiceDto(row, { isPaid: false, correctedBy: undefined });
  }

  /**
   * @returns the document, and the day of payment if no credit note exists
   * @throws 404, except for its customer and for managers
   */
  async read(manager: EntityManager, account: Account, id: string) {
    const row = await manager.findOneBy(InvoiceEntity, { id });
    if (row === null || !mayRead(account, row)) throw notFound();
    const isCorrected = await manager.existsBy(InvoiceEntity, { correctsId: id });
    const isStanding = row.kind === 'invoice' && !isCorrected;
    return {
      document: documentOf(row),
      paidOn: isStanding ? await paidOn(manager, row.orderId) : null,
    };
  }

  private async insert(
    manager: EntityManager,
    content: Omit<InvoiceDocument, 'number' | 'issuedAt'>,
    { orderId, userId, correctsId }: Pick<InvoiceEntity, 'orderId' | 'userId' | 'correctsId'>,
  ): Promise<InvoiceEntity> {
    const number = await nextInvoiceNumber(manager);
    const issuedAt = new Date();
    const document: InvoiceDocument = {
      ...content,
      number: numberText(this.settings.company.invoicePrefix, number),
      issuedAt: issuedAt.toISOString(),
    };
    checkPrintable(document);
    const { kind } = content;
    const row: InvoiceEntity = {
      id: uuidv7(),
      number,
      kind,
      orderId,
      userId,
      correctsId,
      issuedAt,
      document: JSON.stringify(document),
      search: searchOf(document),
    };
    await insertRow(manager, InvoiceEntity, row);
    return row;
  }

  private async tell(
    manager: EntityManager,
    account: Account,
    order: OrderRow | null,
    row: InvoiceEntity,
  ): Promise<void> {
    const { number } = documentOf(row);
    const isInvoice = row.kind === 'invoice';
    await this.audit.record(manager, {
      action: isInvoice ? 'invoice.issued' : 'invoice.credited',
      target: { type: 'order', id: row.orderId },
    });
    if (order !== null) {
      const detail = isInvoice ? number : `credit note ${number}`;
      const event = { orderId: order.id, account, kind: 'invoiceIssued', detail } as const;
      await this.events.record(manager, event);
    }
    const title = `${isInvoice ? 'Your invoice' : 'Your credit note'} ${number}`;
    await this.mails.invoiced(manager, order, row, title);
  }
}

const mayRead = (account: Account, { userId }: InvoiceEntity) =>
  userId === account.id || manages(account);

/** Locks the order of an invoice; null if the order is deleted. */
async function lockedOrder(
  manager: EntityManager,
  access: OrderAccessService,
  account: Account,
  orderId: string,
): Promise<OrderRow | null> {
  const isThere = await manager.existsBy(OrderEntity, { id: orderId });
  return isThere ? access.forUpdate(manager, account, orderId, 'business') : null;
}
