import type { EntityManager } from 'typeorm';
import { InvoiceEntity } from './invoice.entity.js';

/** The invoice of an order that no credit note credits. */
export async function standingInvoice(
  manager: EntityManager,
  orderId: string,
): Promise<InvoiceEntity | null> {
  const rows = await manager.findBy(InvoiceEntity, { orderId });
  const corrected = new Set(rows.map(({ correctsId }) => correctsId));
  return rows.find(({ id, kind }) => kind === 'invoice' && !corrected.has(id)) ?? null;
}
